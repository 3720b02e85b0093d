import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, Services } from '../../../graphql/context.ts';
import { deviceKey } from '../../settings/service.ts';

type Asking = Pick<Services, 'db' | 'clock'> & Pick<Context, 'cookies'>;

/** How long a device is known after somebody signed in on it, in seconds. */
const knownSeconds = 90 * 24 * 3600;
const beginning = 'eptw_known_';
/** On a device that many share only so many are known, so that its requests do not become too long. */
const mostKnown = 20;

function signed(key: Buffer, words: readonly string[]): string {
  return createHmac('sha256', key).update(words.join('\n')).digest('base64url');
}

/** What the cookie of an address is called: nobody reads from it whose it is. */
function nameFor(key: Buffer, address: string): string {
  return beginning + signed(key, ['name', address]).slice(0, 16);
}

const expiryOf = (value: string | undefined) => Number(value?.split('.')[0]);

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Names the device where somebody with this e-mail address, whether or not there is one, has signed in before; nothing
 * where nobody did. A cookie of the device says so, which only this installation can have signed.
 */
export async function knownDevice({ db, clock, cookies }: Asking, email: string): Promise<string | undefined> {
  const address = email.toLowerCase();
  const key = await deviceKey(db);
  const value = cookies.read(nameFor(key, address));
  const [expires = '', device = '', signature = ''] = value?.split('.') ?? [];
  if (!isSame(signature, signed(key, ['device', address, device, expires]))) return undefined;
  return expiryOf(value) * 1000 > clock().getTime() ? device : undefined;
}

/** Has the device known from now on, for this address; of too many it forgets the one that would end first. */
export async function keepDevice(asking: Asking, email: string): Promise<void> {
  const { db, clock, cookies } = asking;
  const address = email.toLowerCase();
  const key = await deviceKey(db);
  const name = nameFor(key, address);
  const device = (await knownDevice(asking, email)) ?? randomBytes(16).toString('base64url');
  const expires = String(Math.floor(clock().getTime() / 1000) + knownSeconds);
  const others = cookies.named(beginning).filter((other) => other !== name);
  const tooMany = others
    .toSorted((one, other) => (expiryOf(cookies.read(one)) || 0) - (expiryOf(cookies.read(other)) || 0))
    .slice(0, Math.max(0, others.length + 1 - mostKnown));
  for (const old of tooMany) cookies.keep({ name: old, value: '', seconds: 0 });
  const value = [expires, device, signed(key, ['device', address, device, expires])].join('.');
  cookies.keep({ name, value, seconds: knownSeconds });
}
