import type { Context, Services } from '../../../graphql/context.ts';
import { knownDevice } from '../../sessions/tries/known-devices.ts';
import { networkOf } from '../../sessions/tries/network.ts';
import { countTry, limitOf, refuseReached } from '../../sessions/tries/service.ts';
import { accountByEmail } from './account.ts';

/** What strangers may have mailed to an address. */
export type RequestedLink = 'verification link' | 'password link';

const complaint = 'This was asked for too often.';
type Asking = Services & Pick<Context, 'clientAddress' | 'cookies'>;

/** Counts a registration for its address and for the network that it comes from. Refuses with RATE_LIMITED. */
export async function countRegistration(services: Asking, email: string): Promise<void> {
  const limits = [
    limitOf(['registration', email.toLowerCase()], 5, 15),
    // A whole site may stand behind one address of the internet.
    limitOf(['registration', 'from', networkOf(services.clientAddress)], 50, 15),
  ];
  await countTry(services, limits, complaint);
}

/**
 * Counts that a link is asked for, for the address and for the network that asks, so that nobody's inbox is filled.
 * Refuses with RATE_LIMITED. On a device of the address's owner what was asked for there counts alone. Addresses that
 * nobody has take nothing from others of the network: after many of them, false says that nothing is to be done for one.
 */
export async function countAsking(services: Asking, asked: RequestedLink, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const device = await knownDevice(services, email);
  if (device !== undefined) {
    await countTry(services, [limitOf([asked, address, device], 5, 15)], complaint);
    return true;
  }
  await countTry(services, [limitOf([asked, address], 5, 15)], complaint);
  const network = networkOf(services.clientAddress);
  const known = limitOf([asked, 'from', network], 50, 15);
  const madeUp = limitOf([asked, 'for made-up addresses from', network], 50, 15);
  const manyMadeUp = await refuseReached(services, known, madeUp, complaint);
  const isKnown = (await accountByEmail(services.db, email)) !== undefined;
  await countTry(services, [{ ...(isKnown ? known : madeUp), allowed: Infinity }], complaint);
  return isKnown || !manyMadeUp;
}
