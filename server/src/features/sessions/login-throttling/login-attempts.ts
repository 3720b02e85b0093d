import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { rememberDevice, findKnownDevice } from './known-devices.ts';
import { toNetwork } from './network.ts';
import { countAttempt, resetAttempts, createAttemptLimit, refuseReachedLimit, type AttemptLimit } from './service.ts';
import { decrementAttempts } from './store.ts';

type LoginContext = Pick<AppContext, 'db' | 'clock'> & Pick<RequestContext, 'clientAddress' | 'cookies'>;

const loginRefusal = 'Too many failed attempts to sign in.';

/** The limits for an attempt to sign in that does not come from a known device. */
function createLoginLimits(email: string, clientAddress: string) {
  const address = email.toLowerCase();
  const network = toNetwork(clientAddress);
  return {
    addressAndNetwork: createAttemptLimit(['sign in', address, network], 5, 15),
    address: createAttemptLimit(['sign in to', address], 30, 60),
    /** Wrong passwords for existing accounts. A whole site may share one public address. */
    wrongPasswords: createAttemptLimit(['wrong passwords from', network], 100, 15),
    /** Addresses without an account. Only throttles: it slows guessers down without refusing other users. */
    unknownAddresses: createAttemptLimit(['made-up addresses from', network], 100, 15),
  };
}

const createDeviceLimit = (email: string, device: string) =>
  createAttemptLimit(['sign in on', email.toLowerCase(), device], 5, 15);

/** A counted attempt to sign in, to be settled by its result. */
export interface LoginAttempt {
  /** Whether many made-up addresses come from this network: then the password is checked with low priority. */
  throttled: boolean;
  /** To call when the password was right. */
  succeed(): Promise<void>;
  /** To call when the password was wrong, or there is no such account. */
  fail(accountExists: boolean): Promise<void>;
}

/**
 * Counts an attempt to sign in, before any lookup, and in the same way for unknown addresses. On a device known for
 * the address, only the attempts made there count. Elsewhere attempts count for the address, both from this network
 * and from all, and earlier failures from this network count too: this limits guesses at one account from many
 * places, and at many accounts from one place. Refuses with RATE_LIMITED.
 */
export async function countLoginAttempt(context: LoginContext, email: string): Promise<LoginAttempt> {
  const { db, clientAddress } = context;
  const device = await findKnownDevice(context, email);
  const { addressAndNetwork, address, wrongPasswords, unknownAddresses } = createLoginLimits(email, clientAddress);
  const own = device === undefined ? undefined : createDeviceLimit(email, device);
  if (own) await countAttempt(context, [own], loginRefusal);
  else await countAttempt(context, [addressAndNetwork, address], loginRefusal);
  const throttled = own ? false : await refuseReachedLimit(context, wrongPasswords, unknownAddresses, loginRefusal);
  return {
    throttled,
    async succeed() {
      await resetAttempts(context, own ?? addressAndNetwork);
      if (!own) await decrementAttempts(db, address.key);
      await rememberDevice(context, email);
    },
    async fail(accountExists) {
      if (!own)
        await countAttempt(
          context,
          [{ ...(accountExists ? wrongPasswords : unknownAddresses), allowed: Infinity }],
          loginRefusal,
        );
    },
  };
}

/** Limits how often single sign-on starts from one network. */
function createSsoLimit(clientAddress: string): AttemptLimit {
  return createAttemptLimit(['sign on from', toNetwork(clientAddress)], 100, 15);
}

/** Counts the start of a single sign-on from this network. Refuses with RATE_LIMITED. */
export async function countSsoAttempt(context: Pick<LoginContext, 'db' | 'clock' | 'clientAddress'>): Promise<void> {
  await countAttempt(context, [createSsoLimit(context.clientAddress)], 'Too many attempts to sign in.');
}

/** Discounts a single sign-on that ended with a verified identity. */
export async function recordSsoSuccess({
  db,
  clientAddress,
}: Pick<LoginContext, 'db' | 'clientAddress'>): Promise<void> {
  await decrementAttempts(db, createSsoLimit(clientAddress).key);
}

/** Resets this network's limit and makes the device known, for a user who has proved that the address is theirs. */
export async function trustDevice(context: LoginContext, email: string): Promise<void> {
  await resetAttempts(context, createLoginLimits(email, context.clientAddress).addressAndNetwork);
  await rememberDevice(context, email);
}
