import type { Context, Services } from '../../../graphql/context.ts';
import { networkOf } from '../../sessions/tries/network.ts';
import { countTry, limitOf } from '../../sessions/tries/service.ts';

/** What strangers may have mailed to an address. */
export type Asked = 'registration' | 'verification link' | 'password link';

/**
 * Counts that a mail is asked for, for the address and for the network that asks, whether or not somebody has the address.
 * Refuses with RATE_LIMITED, so that nobody's inbox is filled.
 */
export async function countAsking(
  services: Services & Pick<Context, 'clientAddress'>,
  asked: Asked,
  email: string,
): Promise<void> {
  const limits = [
    limitOf([asked, email.toLowerCase()], 5, 15),
    // A whole site may stand behind one address of the internet.
    limitOf([asked, 'from', networkOf(services.clientAddress)], 50, 15),
  ];
  await countTry(services, limits, 'This was asked for too often.');
}
