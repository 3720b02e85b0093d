import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { deviceSigningKey } from '../../settings/service.ts';

type DeviceContext = Pick<AppContext, 'db' | 'clock'> & Pick<RequestContext, 'cookies'>;

/** How long a device is known after somebody signed in on it, in seconds. */
const deviceLifetimeSeconds = 90 * 24 * 3600;
const cookiePrefix = 'eptw_known_';
/** On a device that many share only so many are known, so that its requests do not become too long. */
const maxKnownDevices = 20;

function sign(key: Buffer, words: readonly string[]): string {
  return createHmac('sha256', key).update(words.join('\n')).digest('base64url');
}

/** What the cookie of an address is called: nobody reads from it whose it is. */
function toCookieName(key: Buffer, address: string): string {
  return cookiePrefix + sign(key, ['name', address]).slice(0, 16);
}

const readExpiry = (value: string | undefined) => Number(value?.split('.')[0]);

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Names the device where somebody with this e-mail address, whether or not there is one, has signed in before; nothing
 * where nobody did. A cookie of the device says so, which only this installation can have signed.
 */
export async function findKnownDevice(
  { db, clock, cookies }: DeviceContext,
  email: string,
): Promise<string | undefined> {
  const address = email.toLowerCase();
  const key = await deviceSigningKey(db);
  const value = cookies.read(toCookieName(key, address));
  const [expires = '', device = '', signature = ''] = value?.split('.') ?? [];
  if (!isEqual(signature, sign(key, ['device', address, device, expires]))) return undefined;
  return readExpiry(value) * 1000 > clock().getTime() ? device : undefined;
}

/** Has the device known from now on, for this address; of too many it forgets the one that would end first. */
export async function rememberDevice(context: DeviceContext, email: string): Promise<void> {
  const { db, clock, cookies } = context;
  const address = email.toLowerCase();
  const key = await deviceSigningKey(db);
  const name = toCookieName(key, address);
  const device = (await findKnownDevice(context, email)) ?? randomBytes(16).toString('base64url');
  const expires = String(Math.floor(clock().getTime() / 1000) + deviceLifetimeSeconds);
  const others = cookies.listNames(cookiePrefix).filter((other) => other !== name);
  const tooMany = others
    .toSorted((one, other) => (readExpiry(cookies.read(one)) || 0) - (readExpiry(cookies.read(other)) || 0))
    .slice(0, Math.max(0, others.length + 1 - maxKnownDevices));
  for (const old of tooMany) cookies.set({ name: old, value: '', maxAgeSeconds: 0 });
  const value = [expires, device, sign(key, ['device', address, device, expires])].join('.');
  cookies.set({ name, value, maxAgeSeconds: deviceLifetimeSeconds });
}
