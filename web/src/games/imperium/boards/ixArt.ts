/** Which picture a card of Rise of Ix bears, and the scenes only it has. */
import type { Layer } from '../scenes';

export const ART: Record<string, string> = {
  'ix-imp-appropriate': 'forge',
  'ix-imp-bounty-hunter': 'knife',
  'ix-imp-choam-delegate': 'dunes',
  'ix-imp-court-intrigue': 'throne',
  'ix-imp-desert-ambush': 'dunes',
  'ix-imp-embedded-agent': 'eye',
  'ix-imp-esmar-tuek': 'market',
  'ix-imp-freighter-fleet': 'freight',
  'ix-imp-full-scale-assault': 'warship',
  'ix-imp-guild-accord': 'liner',
  'ix-imp-guild-chief-administrator': 'liner',
  'ix-imp-imperial-bashar': 'knife',
  'ix-imp-imperial-shock-trooper': 'knife',
  'ix-imp-in-the-shadows': 'veil',
  'ix-imp-ix-guild-compact': 'liner',
  'ix-imp-ixian-engineer': 'forge',
  'ix-imp-jamis': 'sietch',
  'ix-imp-landing-rights': 'liner',
  'ix-imp-local-fence': 'market',
  'ix-imp-negotiated-withdrawal': 'city',
  'ix-imp-satellite-ban': 'eye',
  'ix-imp-sayyadina': 'veil',
  'ix-imp-shai-hulud': 'worm',
  'ix-imp-spice-trader': 'market',
  'ix-imp-treachery': 'throne',
  'ix-imp-truthsayer': 'eye',
  'ix-imp-water-peddler': 'market',
  'ix-imp-web-of-power': 'veil',
  'ix-imp-weirding-way': 'veil',
  'ix-start-control-the-spice': 'harvester',
};

export const SCENES: Record<string, readonly Layer[]> = {
  warship: [
    ['v1', 'M86 18a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
    ['v2', 'M0 54c30-8 80-10 120-2v20H0z'],
    ['v4', 'M10 36l18-12h24l8-14h22l4 14h14l14 12-14 12H26z'],
    ['v3', 'M10 36h104l-14 12H26z'],
    ['v0s', 'M34 40h60M60 24h28'],
    ['v3', 'M0 66c40-6 80-2 120-5v11H0z'],
  ],
  freight: [
    ['v1', 'M15 20a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z'],
    ['v2', 'M0 52c40-8 80-6 120-2v22H0z'],
    ['v4', 'M12 42h96l-12 16H26z'],
    ['v3', 'M24 42V26h18v16zM48 42V16h20v26zM74 42V26h18v16z'],
    ['v0s', 'M24 34h18M48 30h20M74 34h18'],
  ],
  forge: [
    ['v3', 'M0 0h120v72H0z'],
    ['v4', 'M34 38a26 26 0 1 0 52 0a26 26 0 1 0 -52 0z'],
    ['v2', 'M43 38a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z'],
    ['v1', 'M53 38a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z'],
    [
      'v4',
      'M56 6h8v12h-8zM56 58h8v12h-8zM28 34v8H14v-8zM106 34v8H92v-8zM34 14l8 8-5 5-8-8zM91 57l-8-8-5 5 8 8zM86 14l-8 8 5 5 8-8zM29 57l8-8 5 5-8 8z',
    ],
  ],
};
