import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { findKnownDevice } from '../../sessions/login-throttling/known-devices.ts';
import { toNetwork } from '../../sessions/login-throttling/network.ts';
import { countAttempt, createAttemptLimit, refuseReachedLimit } from '../../sessions/login-throttling/service.ts';
import { findAccountWithEmail } from './account.ts';

/** What strangers may have mailed to an address. */
export type RequestedLink = 'verification link' | 'password link';

const tooManyRequestsMessage = 'You have requested this too often.';
type LinkRequestContext = AppContext & Pick<RequestContext, 'clientAddress' | 'cookies'>;

/** Counts a registration for its address and for the network that it comes from. Refuses with RATE_LIMITED. */
export async function countRegistration(context: LinkRequestContext, email: string): Promise<void> {
  const limits = [
    createAttemptLimit(['registration', email.toLowerCase()], 5, 15),
    // A whole site may stand behind one address of the internet.
    createAttemptLimit(['registration', 'from', toNetwork(context.clientAddress)], 50, 15),
  ];
  await countAttempt(context, limits, tooManyRequestsMessage);
}

/**
 * Counts that a link is asked for, for the address and for the network that asks, so that nobody's inbox is filled.
 * Refuses with RATE_LIMITED. On a device of the address's owner what was asked for there counts alone. Addresses that
 * nobody has take nothing from others of the network: after many of them, false says that nothing is to be done for one.
 */
export async function countLinkRequest(
  context: LinkRequestContext,
  kind: RequestedLink,
  email: string,
): Promise<boolean> {
  const address = email.toLowerCase();
  const device = await findKnownDevice(context, email);
  if (device !== undefined) {
    await countAttempt(context, [createAttemptLimit([kind, address, device], 5, 15)], tooManyRequestsMessage);
    return true;
  }
  await countAttempt(context, [createAttemptLimit([kind, address], 5, 15)], tooManyRequestsMessage);
  const network = toNetwork(context.clientAddress);
  const knownAddressLimit = createAttemptLimit([kind, 'from', network], 50, 15);
  const unknownAddressLimit = createAttemptLimit([kind, 'for made-up addresses from', network], 50, 15);
  const manyMadeUp = await refuseReachedLimit(context, knownAddressLimit, unknownAddressLimit, tooManyRequestsMessage);
  const isKnown = (await findAccountWithEmail(context.db, email)) !== undefined;
  await countAttempt(
    context,
    [{ ...(isKnown ? knownAddressLimit : unknownAddressLimit), allowed: Infinity }],
    tooManyRequestsMessage,
  );
  return isKnown || !manyMadeUp;
}
