import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { deviceSigningKey } from '../../settings/service.ts';

type DeviceContext = Pick<AppContext, 'db' | 'clock'> & Pick<RequestContext, 'cookies'>;

/** How long a device stays known after a sign-in on it, in seconds. */
const deviceLifetimeSeconds = 90 * 24 * 3600;
const cookiePrefix = 'eptw_known_';
/** Limits the accounts of a shared device, so that its request headers do not become too long. */
const maxKnownDevices = 20;

function sign(key: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}

/** The cookie name for an address, which does not reveal the address. */
function toCookieName(key: Buffer, address: string): string {
  return cookiePrefix + sign(key, ['name', address]).slice(0, 16);
}

const readExpiry = (value: string | undefined) => Number(value?.split('.')[0]);

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The id of the device if a user with this e-mail address, existing or not, has signed in on it before; undefined
 * otherwise. Proved by a signed cookie that only this installation can have set.
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

/** Makes the device known for this address; if it has too many, drops the one that expires first. */
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
