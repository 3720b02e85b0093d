import type { Context, Services } from '../../../graphql/context.ts';
import { keepDevice, knownDevice } from './known-devices.ts';
import { networkOf } from './network.ts';
import { countTry, forgetTries, limitOf, refuseReached, type Limit } from './service.ts';
import { takeTryBack } from './store.ts';

type Asking = Pick<Services, 'db' | 'clock'> & Pick<Context, 'clientAddress' | 'cookies'>;

const complaint = 'Too many wrong tries to sign in.';

/** What is counted for a try to sign in that does not come from a device of the address's owner. */
function limitsOf(email: string, clientAddress: string) {
  const address = email.toLowerCase();
  const network = networkOf(clientAddress);
  return {
    here: limitOf(['sign in', address, network], 5, 15),
    everywhere: limitOf(['sign in to', address], 30, 60),
    /** Wrong passwords of accounts that there are. A whole site may stand behind one address of the internet. */
    wrong: limitOf(['wrong passwords from', network], 100, 15),
    /** Addresses that nobody has. They take nothing from others: whoever makes them up waits, and nobody else does. */
    madeUp: limitOf(['made-up addresses from', network], 100, 15),
  };
}

const limitOfDevice = (email: string, device: string) => limitOf(['sign in on', email.toLowerCase(), device], 5, 15);

/** A try to sign in that was counted, and what becomes of the count. */
export interface CountedTry {
  /** Whether it comes from where many addresses were made up: it is looked at when nothing else is to be done. */
  patient: boolean;
  /** The password was right. */
  forgive(): Promise<void>;
  /** It was wrong, or there is no such account. */
  hold(accountExists: boolean): Promise<void>;
}

/**
 * Counts a try to sign in, before anything is looked up and alike for addresses that nobody has. On a device where the
 * owner of the address signed in before, the tries made there count alone. Elsewhere tries are counted for the address,
 * from this network and from all, and what was wrong before from this network counts too: so neither one address is tried
 * out from everywhere nor every account from one place. Refuses with RATE_LIMITED.
 */
export async function countSignIn(services: Asking, email: string): Promise<CountedTry> {
  const { db, clientAddress } = services;
  const device = await knownDevice(services, email);
  const { here, everywhere, wrong, madeUp } = limitsOf(email, clientAddress);
  const own = device === undefined ? undefined : limitOfDevice(email, device);
  if (own) await countTry(services, [own], complaint);
  else await countTry(services, [here, everywhere], complaint);
  const patient = own ? false : await refuseReached(services, wrong, madeUp, complaint);
  return {
    patient,
    async forgive() {
      await forgetTries(services, own ?? here);
      if (!own) await takeTryBack(db, everywhere.key);
      await keepDevice(services, email);
    },
    async hold(accountExists) {
      if (!own) await countTry(services, [{ ...(accountExists ? wrong : madeUp), allowed: Infinity }], complaint);
    },
  };
}

/** Begins of single sign-on from one network. */
function limitOfSignOn(clientAddress: string): Limit {
  return limitOf(['sign on from', networkOf(clientAddress)], 100, 15);
}

/** Counts a single sign-on that begins in this network. Refuses with RATE_LIMITED. */
export async function countSignOn(services: Pick<Asking, 'db' | 'clock' | 'clientAddress'>): Promise<void> {
  await countTry(services, [limitOfSignOn(services.clientAddress)], 'Too many tries to sign in.');
}

/** The sign-on that was counted proved somebody. */
export async function forgiveSignOn({ db, clientAddress }: Pick<Asking, 'db' | 'clientAddress'>): Promise<void> {
  await takeTryBack(db, limitOfSignOn(clientAddress).key);
}

/** Somebody has proven here that the address is theirs: they are let try again, and their device is known. */
export async function knowHere(services: Asking, email: string): Promise<void> {
  await forgetTries(services, limitsOf(email, services.clientAddress).here);
  await keepDevice(services, email);
}
