import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { rememberDevice, findKnownDevice } from './known-devices.ts';
import { toNetwork } from './network.ts';
import { countAttempt, resetAttempts, createAttemptLimit, refuseReachedLimit, type AttemptLimit } from './service.ts';
import { decrementAttempts } from './store.ts';

type LoginContext = Pick<AppContext, 'db' | 'clock'> & Pick<RequestContext, 'clientAddress' | 'cookies'>;

const loginRefusal = 'Too many failed attempts to sign in.';

/** What is counted for a try to sign in that does not come from a device of the address's owner. */
function createLoginLimits(email: string, clientAddress: string) {
  const address = email.toLowerCase();
  const network = toNetwork(clientAddress);
  return {
    here: createAttemptLimit(['sign in', address, network], 5, 15),
    everywhere: createAttemptLimit(['sign in to', address], 30, 60),
    /** Wrong passwords of accounts that there are. A whole site may stand behind one address of the internet. */
    wrong: createAttemptLimit(['wrong passwords from', network], 100, 15),
    /** Addresses that nobody has. They take nothing from others: whoever makes them up waits, and nobody else does. */
    madeUp: createAttemptLimit(['made-up addresses from', network], 100, 15),
  };
}

const createDeviceLimit = (email: string, device: string) =>
  createAttemptLimit(['sign in on', email.toLowerCase(), device], 5, 15);

/** A try to sign in that was counted, and what becomes of the count. */
export interface LoginAttempt {
  /** Whether it comes from where many addresses were made up: it is looked at when nothing else is to be done. */
  throttled: boolean;
  /** The password was right. */
  succeed(): Promise<void>;
  /** It was wrong, or there is no such account. */
  fail(accountExists: boolean): Promise<void>;
}

/**
 * Counts a try to sign in, before anything is looked up and alike for addresses that nobody has. On a device where the
 * owner of the address signed in before, the tries made there count alone. Elsewhere tries are counted for the address,
 * from this network and from all, and what was wrong before from this network counts too: so neither one address is tried
 * out from everywhere nor every account from one place. Refuses with RATE_LIMITED.
 */
export async function countLoginAttempt(context: LoginContext, email: string): Promise<LoginAttempt> {
  const { db, clientAddress } = context;
  const device = await findKnownDevice(context, email);
  const { here, everywhere, wrong, madeUp } = createLoginLimits(email, clientAddress);
  const own = device === undefined ? undefined : createDeviceLimit(email, device);
  if (own) await countAttempt(context, [own], loginRefusal);
  else await countAttempt(context, [here, everywhere], loginRefusal);
  const throttled = own ? false : await refuseReachedLimit(context, wrong, madeUp, loginRefusal);
  return {
    throttled,
    async succeed() {
      await resetAttempts(context, own ?? here);
      if (!own) await decrementAttempts(db, everywhere.key);
      await rememberDevice(context, email);
    },
    async fail(accountExists) {
      if (!own) await countAttempt(context, [{ ...(accountExists ? wrong : madeUp), allowed: Infinity }], loginRefusal);
    },
  };
}

/** Begins of single sign-on from one network. */
function createSsoLimit(clientAddress: string): AttemptLimit {
  return createAttemptLimit(['sign on from', toNetwork(clientAddress)], 100, 15);
}

/** Counts a single sign-on that begins in this network. Refuses with RATE_LIMITED. */
export async function countSsoAttempt(context: Pick<LoginContext, 'db' | 'clock' | 'clientAddress'>): Promise<void> {
  await countAttempt(context, [createSsoLimit(context.clientAddress)], 'Too many attempts to sign in.');
}

/** The sign-on that was counted proved somebody. */
export async function recordSsoSuccess({
  db,
  clientAddress,
}: Pick<LoginContext, 'db' | 'clientAddress'>): Promise<void> {
  await decrementAttempts(db, createSsoLimit(clientAddress).key);
}

/** Somebody has proven here that the address is theirs: they are let try again, and their device is known. */
export async function trustDevice(context: LoginContext, email: string): Promise<void> {
  await resetAttempts(context, createLoginLimits(email, context.clientAddress).here);
  await rememberDevice(context, email);
}
