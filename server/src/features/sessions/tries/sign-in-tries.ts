import type { Context, Services } from '../../../graphql/context.ts';
import { networkOf } from './network.ts';
import { countTry, forgetTries, limitOf, type Limit } from './service.ts';
import { isFamiliar, keepFamiliar, takeTryBack } from './store.ts';

type Asking = Pick<Services, 'db' | 'clock'> & Pick<Context, 'clientAddress'>;

const day = 24 * 3_600_000;
/** How long somebody is known at a network after signing in there, in milliseconds. */
const familiarFor = 90 * day;

/** A whole site may stand behind one address of the internet. */
function limitOfNetwork(network: string): Limit {
  return limitOf(['sign in from', network], 100, 15);
}

/** Tries are counted for addresses that have no account just as for those that have one. */
function limitsOf(email: string, clientAddress: string) {
  const address = email.toLowerCase();
  const network = networkOf(clientAddress);
  return {
    here: limitOf(['sign in', address, network], 5, 15),
    network: limitOfNetwork(network),
    everywhere: limitOf(['sign in to', address], 30, 60),
  };
}

/** A try to sign in that was counted, and what becomes of the count when it was a right one. */
export interface CountedTry {
  forgive(): Promise<void>;
}

/**
 * Counts a try to sign in: for the address from this network, for the network, and for the address from all networks
 * where its owner is not known. So neither one address is tried out from everywhere nor every address from one place, and
 * the owner gets in all the same where they did before. Refuses with RATE_LIMITED.
 */
export async function countSignIn(services: Asking, email: string): Promise<CountedTry> {
  const { db, clock, clientAddress } = services;
  const { here, network, everywhere } = limitsOf(email, clientAddress);
  const now = clock();
  const known = await isFamiliar(db, here.key, new Date(now.getTime() - familiarFor));
  const counted = known ? [here, network] : [here, network, everywhere];
  await countTry(services, counted, 'Too many wrong tries to sign in.');
  return {
    async forgive() {
      await knowHere(services, email);
      await takeTryBack(db, network.key);
      if (!known) await takeTryBack(db, everywhere.key);
    },
  };
}

/** Counts a single sign-on that begins as a try to sign in from this network. Refuses with RATE_LIMITED. */
export async function countSignOn(services: Asking): Promise<void> {
  const limit = limitOfNetwork(networkOf(services.clientAddress));
  await countTry(services, [limit], 'Too many tries to sign in.');
}

/** The sign-on that was counted proved somebody. */
export async function forgiveSignOn({ db, clientAddress }: Asking): Promise<void> {
  await takeTryBack(db, limitOfNetwork(networkOf(clientAddress)).key);
}

/** Somebody has proven here that the address is theirs: they are let try again, and are known at this network. */
export async function knowHere(services: Asking, email: string): Promise<void> {
  const { db, clock, clientAddress } = services;
  const { here } = limitsOf(email, clientAddress);
  const now = clock();
  await forgetTries(services, here);
  await keepFamiliar(db, here.key, now, new Date(now.getTime() - familiarFor));
}
