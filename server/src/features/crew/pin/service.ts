import { createHash } from 'node:crypto';
import { countLockedMinutes, countPinAttempt, getPinAttemptExpiry, validatePin } from '@eptw/domain/crew/pin';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { refuseProblem } from '../../../graphql/refusals.ts';
import { administer } from '../../audit-log/administer.ts';
import { toNetwork } from '../../sessions/login-throttling/network.ts';
import { countAttempt, createAttemptLimit, discountAttempt } from '../../sessions/login-throttling/service.ts';
import { hashPassword, verifyPassword } from '../../sessions/password.ts';
import { findWorkerByPass, getWorker, requireLockedWorker } from '../service.ts';
import { SignOnRefusal } from '../sign-on-refusal.ts';
import type { Worker } from '../types.ts';
import {
  deleteExpiredPinAttempts,
  deletePinAttempts,
  findPinHash,
  lockPinAttempts,
  savePinAttempts,
  savePinHash,
} from './store.ts';

/** What attempts are counted by. A hash, so that a pass number that nobody has leaves no text behind. */
function toAttemptKey(company: string, passNumber: string): Buffer {
  return createHash('sha256').update(`${company}\n${passNumber.trim().toLowerCase()}`).digest();
}

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
    await deletePinAttempts(db, toAttemptKey(company, passNumber));
    record({ action: 'setPin', kind: 'worker', subjectId: id, subjectName: formatPseudonym(id), changes: [] });
    return getWorker(context, id);
  });
}

/** What verifying a PIN needs to know about the request. */
export interface PinContext extends Pick<AppContext, 'db' | 'clock'> {
  clientAddress: string;
}

/** What a worker enters to sign on. */
export interface PinProof {
  /** The company of the permit. */
  company: string;
  passNumber: string;
  pin: string;
}

/** A whole site may share one public address; this many wrong PINs from it are guesses. */
const wrongPinsPerNetwork = 100;

async function countAttemptAt({ db, clock }: PinContext, key: Buffer): Promise<number> {
  const now = clock();
  await deleteExpiredPinAttempts(db, getPinAttemptExpiry(now));
  return inTransaction(db, async (transaction) => {
    const result = countPinAttempt(await lockPinAttempts(transaction, key, now), now);
    if ('lockedUntil' in result) {
      const minutes = countLockedMinutes(result.lockedUntil, now);
      throw new SignOnRefusal('RATE_LIMITED', { key: 'pinLocked', minutes });
    }
    await savePinAttempts(transaction, key, result.attempts);
    return result.attemptsLeft;
  });
}

/**
 * The worker who proves to be the one with this pass number. Refuses with the same sentence, after the same work, an
 * unknown pass number, a worker without a PIN and a wrong PIN (BAD_INPUT), and further attempts after five wrong ones
 * (RATE_LIMITED). Call it outside of a transaction: a refusal must not undo the counting.
 */
export async function verifyWorkerPin(context: PinContext, { company, passNumber, pin }: PinProof): Promise<Worker> {
  const { db, clientAddress } = context;
  const network = createAttemptLimit(['worker PINs from', toNetwork(clientAddress)], wrongPinsPerNetwork, 15);
  await countAttempt(context, [network], 'Too many wrong PINs from your network.');
  const key = toAttemptKey(company, passNumber);
  const attemptsLeft = await countAttemptAt(context, key);
  const isRight = await verifyPassword(await findPinHash(db, company, passNumber), pin);
  const worker = isRight ? await findWorkerByPass(context, company, passNumber) : undefined;
  if (!worker) throw new SignOnRefusal('BAD_INPUT', { key: 'wrongPin', attemptsLeft });
  await deletePinAttempts(db, key);
  await discountAttempt(context, network);
  return worker;
}
