import { validatePin } from '@eptw/domain/crew/pin';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { refuseProblem } from '../../../graphql/refusals.ts';
import { administer } from '../../audit-log/administer.ts';
import { toNetwork } from '../../sessions/login-throttling/network.ts';
import { countAttempt, createAttemptLimit, discountAttempt } from '../../sessions/login-throttling/service.ts';
import { hashPassword } from '../../sessions/password.ts';
import { getWorker, requireLockedWorker } from '../service.ts';
import { SignOnRefusal } from '../sign-on-refusal.ts';
import type { Worker } from '../types.ts';
import { attemptPin, liftLocks, type EnteredPin } from './attempts.ts';
import { savePinHash } from './store.ts';

/** Sets a worker's PIN, and lifts a lock after wrong attempts. Nobody can read it afterwards. */
export async function setWorkerPin(outerContext: ActorContext, id: string, pin: string): Promise<Worker> {
  refuseProblem(validatePin(pin));
  // Before the transaction: hashing is slow, and a worker that the actor does not see costs nothing.
  await getWorker(outerContext, id);
  const pinHash = await hashPassword(pin);
  return administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const { company, passNumber } = await requireLockedWorker(context, id);
    await savePinHash(db, id, pinHash, { by: actor.id, at: clock() });
    await liftLocks(context, { company, passNumber });
    record({ action: 'setPin', kind: 'worker', subjectId: id, subjectName: formatPseudonym(id), changes: [] });
    return getWorker(context, id);
  });
}

/** What verifying a PIN needs to know about the request. */
export interface PinContext extends Pick<AppContext, 'db' | 'clock'> {
  clientAddress: string;
}

/** A whole site may share one public address; this many wrong PINs from it are guesses. */
const wrongPinsPerNetwork = 100;

/**
 * The id of the worker who proves to be the one with this pass number. Refuses with the same sentence, after the same
 * work, an unknown pass number, a worker without a PIN and a wrong PIN (BAD_INPUT), and further attempts after five wrong
 * ones (RATE_LIMITED). Call it outside of a transaction: a refusal must not undo the counting.
 */
export async function verifyWorkerPin(context: PinContext, entered: EnteredPin): Promise<string> {
  const network = createAttemptLimit(['worker PINs from', toNetwork(context.clientAddress)], wrongPinsPerNetwork, 15);
  await countAttempt(context, [network], 'Too many wrong PINs from your network.');
  const { workerId, attemptsLeft } = await attemptPin(context, entered);
  if (workerId === undefined) throw new SignOnRefusal('BAD_INPUT', { key: 'wrongPin', attemptsLeft });
  await discountAttempt(context, network);
  return workerId;
}
