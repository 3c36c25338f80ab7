/** Notices in this browser: its own service carries them, and a service worker shows them. */
import { done, json } from './api';
import { secretsFor } from './keep';
import type { Channels } from './protocol/Channels';
import type { PushTarget } from './protocol/PushTarget';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/worker.js');

const encoded = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const target = (taken: PushSubscription): PushTarget => ({
  endpoint: taken.endpoint,
  p256dh: encoded(taken.getKey('p256dh')),
  auth: encoded(taken.getKey('auth')),
});

/** Where this browser takes notices, if it does. */
export async function pushTarget(): Promise<PushTarget | null> {
  if (!canPush()) return null;
  const registered = await navigator.serviceWorker.getRegistration('/');
  const taken = await registered?.pushManager.getSubscription();
  return taken ? target(taken) : null;
}

export const fetchChannels = (): Promise<Channels> => json<Channels>('/api/notices');

/** Asks the person and the browser; null if either says no. */
export async function takePush(): Promise<PushTarget | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  const { push_key } = await fetchChannels();
  const registered = await worker();
  const taken = await registered.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: push_key,
  });
  return target(taken);
}

const RUNG = 'sietch.rung';
const rung = (): string[] => (localStorage.getItem(RUNG) ?? '').split(' ').filter(Boolean);

/** Does this browser take notices for a guest's seats at the table? */
export const isRung = (table: string): boolean => rung().includes(table);

/** A guest's browser takes notices for its seats at a table, or does not any more. False if it cannot. */
export async function ringHere(table: string, on: boolean): Promise<boolean> {
  const target = on ? await takePush() : null;
  if (on && !target) return false;
  for (const secret of secretsFor(table)) await done(`/api/tables/${table}/ring`, { secret, target });
  const others = rung().filter((other) => other !== table);
  localStorage.setItem(RUNG, (on ? [table, ...others] : others).slice(0, 50).join(' '));
  return true;
}
