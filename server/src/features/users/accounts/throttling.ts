import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { findKnownDevice } from '../../sessions/login-throttling/known-devices.ts';
import { toNetwork } from '../../sessions/login-throttling/network.ts';
import { countAttempt, createAttemptLimit, refuseReachedLimit } from '../../sessions/login-throttling/service.ts';
import { findAccountWithEmail } from './account.ts';

/** The links that can be requested for any address without signing in. */
export type RequestedLink = 'verification link' | 'password link';

const tooManyRequestsMessage = 'You have requested this too often.';
type LinkRequestContext = AppContext & Pick<RequestContext, 'clientAddress' | 'cookies'>;

/** Counts a registration for its address and for the network that it comes from. Refuses with RATE_LIMITED. */
export async function countRegistration(context: LinkRequestContext, email: string): Promise<void> {
  const limits = [
    createAttemptLimit(['registration', email.toLowerCase()], 5, 15),
    // A whole site may share one public address.
    createAttemptLimit(['registration', 'from', toNetwork(context.clientAddress)], 50, 15),
  ];
  await countAttempt(context, limits, tooManyRequestsMessage);
}

/**
 * Counts the request of a link, for its address and network, so that nobody's inbox is flooded. Refuses with
 * RATE_LIMITED. On a known device of the address, only the requests made there count. Requests for unknown addresses
 * do not limit other users of the network: after many of them, returns false, and the request is to be ignored.
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
