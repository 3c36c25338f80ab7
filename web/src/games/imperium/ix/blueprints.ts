/** The blueprint on a tech tile, drawn in lines. 120 × 66 units. */
const DRAWN = {
  drones:
    'M19 30a11 11 0 1 0 22 0a11 11 0 1 0 -22 0zM26 30a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM22 22L12 14M38 22l10-8M22 38l-10 8M38 38l10 8M2 13a9 3 0 1 0 18 0a9 3 0 1 0 -18 0zM40 13a9 3 0 1 0 18 0a9 3 0 1 0 -18 0zM2 47a9 3 0 1 0 18 0a9 3 0 1 0 -18 0zM40 47a9 3 0 1 0 18 0a9 3 0 1 0 -18 0zM78 30h22l8 6-8 6H78l-6-6zM84 30v-9h8v9',
  shuttle:
    'M14 36l16-8h34l20 8-20 8H30zM40 28l8-12h10l4 12M22 44l-4 8M58 44l4 8M90 20l8-4h14l8 4-8 4H98zM92 54l6-3h10l6 3-6 3H98z',
  facility:
    'M10 54V30l18-10 18 10v24M46 54V38h22v16M74 54V16h10v38M84 28h16v26M20 54V42h14v12M6 54h108M79 16c0-6 6-6 6-12',
  transports:
    'M10 40h52l8-10H22zM10 40v8h52v-8M70 30v8l-8 10M24 30v-8h10v8M40 30v-8h10v8M82 24h26l6-7H88zM82 24v5h26v-5',
  windtrap:
    'M18 56l10-38h10l10 38M22 40h22M26 28h14M56 20c8-6 14 6 22 0s14 6 22 0M56 32c8-6 14 6 22 0s14 6 22 0M56 44c8-6 14 6 22 0s14 6 22 0',
  film: 'M16 18h88v30h-88zM34 18v30M52 18v30M70 18v30M88 18v30M22 13v5M40 13v5M58 13v5M76 13v5M94 13v5M22 48v5M40 48v5M58 48v5M76 48v5M94 48v5',
  engine:
    'M38 34a22 22 0 1 0 44 0a22 22 0 1 0 -44 0zM47 34a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM56 34a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM60 12V4M60 64v-8M38 34h-22M82 34h22M45 19L34 10M75 19l11-9M45 49L34 58M75 49l11 9',
  ordnance:
    'M14 40h44l10-6h30v10H68l-10-4H14zM24 40v-12h20v12M30 28v-8h8v8M30 46l-8 10M46 46l8 10M102 34h12M102 44h12',
  cannon:
    'M12 48h60l10-8H30zM34 40l-8-14h14l8 14M40 26l46-16 4 8-46 16M22 48a7 7 0 1 0 14 0M52 48a7 7 0 1 0 14 0',
  flask: 'M52 8h16M55 8v18L36 54h48L65 26V8M42 44h36M88 14c6 4 6 10 0 14M98 10c9 7 9 15 0 22',
  charge:
    'M44 16h32v38H44zM44 26h32M44 44h32M60 16V6M60 6l10-2M52 35h16M24 22l12 6M24 48l12-6M96 22l-12 6M96 48l-12-6',
  beams: 'M20 52V34h14v18zM34 40h8M42 40l58-28M42 40l58-8M42 40l58 12M100 12v40M14 52h34',
  memo: 'M36 12h48v42H36zM44 20h32v14H44zM44 42h6M56 42h6M68 42h6M44 48h6M56 48h6M68 48h6M60 12V4',
  snoop: 'M60 34a10 10 0 1 0 .1 0zM60 44m-22 0a22 22 0 0 1 44 0M60 44m-34 0a34 34 0 0 1 68 0M30 54h60',
  port: 'M10 54h100M20 54l10-20h60l10 20M44 34V20h32v14M60 20V6M52 12l8-6 8 6M36 44h12M54 44h12M72 44h12',
  orbit: 'M46 26h28v16H46zM46 34H20M74 34h26M20 24h18v20H20zM82 24h18v20H82zM60 42v10M50 58c6-8 14-8 20 0',
};

export const BLUEPRINTS: Record<string, string> = {
  'tech-artillery': DRAWN.cannon,
  'tech-chaumurky': DRAWN.flask,
  'tech-detonation-devices': DRAWN.charge,
  'tech-disposal-facility': DRAWN.facility,
  'tech-flagship': DRAWN.shuttle,
  'tech-holoprojectors': DRAWN.beams,
  'tech-holtzman-engine': DRAWN.engine,
  'tech-invasion-ships': DRAWN.transports,
  'tech-memocorders': DRAWN.memo,
  'tech-minimic-film': DRAWN.film,
  'tech-restricted-ordnance': DRAWN.ordnance,
  'tech-shuttle-fleet': DRAWN.shuttle,
  'tech-sonic-snoopers': DRAWN.snoop,
  'tech-spaceport': DRAWN.port,
  'tech-spy-satellites': DRAWN.orbit,
  'tech-training-drones': DRAWN.drones,
  'tech-troop-transports': DRAWN.transports,
  'tech-windtraps': DRAWN.windtrap,
};
