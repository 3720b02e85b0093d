import { validatePin } from '@eptw/domain/crew/pin';
import { formatPseudonym } from '@eptw/domain/crew/worker';
import type { PassHolders } from '@eptw/domain/work/sign-on/pass-holders';
import type { Database } from '../../../database/connect.ts';
import { logPinAttempt, type PinOutcome } from '../../../access/security-log.ts';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { refuseProblem } from '../../../graphql/refusals.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { Refusal } from '../../../refusal.ts';
import { administer } from '../../audit-log/administer.ts';
import { toNetwork } from '../../sessions/login-throttling/network.ts';
import {
  countAttempt,
  createAttemptLimit,
  discountAttempt,
  type AttemptLimit,
} from '../../sessions/login-throttling/service.ts';
import { hashNewPin } from '../../sessions/password.ts';
import { getWorker, requireLockedWorker } from '../service.ts';
import { SignOnRefusal } from '../sign-on-refusal.ts';
import type { Worker } from '../types.ts';
import { attemptPin, liftLocks, type EnteredPin } from './attempts.ts';
import { listPassHolders, savePinHash, type PassHolder } from './store.ts';

/** Sets a worker's PIN, and lifts a lock after wrong attempts. Nobody can read it afterwards. */
export async function setWorkerPin(outerContext: ActorContext, id: string, pin: string): Promise<Worker> {
  refuseProblem(validatePin(pin));
  // Before the transaction: hashing is slow, and a worker that the actor does not see costs nothing.
  await getWorker(outerContext, id);
  const pinHash = await hashNewPin(pin);
  return administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const { company, passNumber } = await requireLockedWorker(context, id);
    await savePinHash(db, id, pinHash, { by: actor.id, at: clock() });
    await liftLocks(context, { company, passNumber });
    record({ action: 'setPin', kind: 'worker', subjectId: id, subjectName: formatPseudonym(id), changes: [] });
    return getWorker(context, id);
  });
}

/** Those of these workers who have this pass number, for what needs no PIN. */
export async function loadPassHolders(db: Database, holders: PassHolders, passNumber: string): Promise<PassHolder[]> {
  return listPassHolders(db, holders, passNumber);
}

/** A device from which PINs are entered, as a signed cookie identifies it. */
export interface PinDevice {
  id: string;
  /** Whether a right PIN was entered on it before. */
  isProven: boolean;
}

/** What verifying a PIN needs to know about the request. */
export interface PinContext extends Pick<AppContext, 'db' | 'clock'>, Pick<RequestContext, 'log' | 'clientAddress'> {
  /** Undefined for a browser that keeps no cookies. */
  pinDevice?: PinDevice | undefined;
}

const limitMinutes = 15;
/** A crew may share a telephone; this many wrong PINs on it are guesses. */
const wrongPinsPerDevice = 20;
/** A whole site may share one public address; this many wrong PINs from it, of workers who exist, are guesses. */
const wrongPinsPerNetwork = 100;
/** Made-up pass numbers lock out nobody but the device that sends them. */
const unlimited = Number.MAX_SAFE_INTEGER;

/**
 * The id of the worker who proves to be the one with this pass number. Refuses with the same sentence, after the same
 * work, an unknown pass number, a worker without a PIN and a wrong PIN (BAD_INPUT), and further attempts after five wrong
 * ones (RATE_LIMITED). Call it outside of a transaction: a refusal must not undo the counting.
 */
export async function verifyWorkerPin(context: PinContext, entered: EnteredPin): Promise<string> {
  const found = await listPassHolders(context.db, entered.holders, entered.passNumber);
  const limits = listLimits(context, found.length > 0);
  const workerIds = found.map(({ workerId }) => workerId);
  const log = (outcome: PinOutcome, of = workerIds) =>
    logPinAttempt(context, { outcome, permitId: entered.permitId, workerIds: of });
  try {
    await countAttempt(context, limits, 'Too many wrong PINs.');
    const result = await attemptPin(context, entered, found);
    if ('problem' in result) throw new SignOnRefusal('BAD_INPUT', result.problem);
    log('right PIN', [result.workerId]);
    for (const limit of limits) await discountAttempt(context, limit);
    return result.workerId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'RATE_LIMITED') log('too many tries');
    else log(found.length > 0 ? 'wrong PIN' : 'no such pass number');
    throw error;
  }
}

/**
 * The counts of wrong PINs: of a device, and of a network. In a network they count where somebody has the pass number,
 * and refuse only devices on which no PIN was right yet: who works there goes on. The others are counted too, without a
 * limit, so that the work is the same.
 */
function listLimits({ clientAddress, pinDevice }: PinContext, isKnown: boolean): AttemptLimit[] {
  const network = toNetwork(clientAddress);
  const ofNetwork =
    isKnown && !pinDevice?.isProven
      ? createAttemptLimit(['wrong worker PINs from', network], wrongPinsPerNetwork, limitMinutes)
      : createAttemptLimit(['other worker PINs from', network], unlimited, limitMinutes);
  if (!pinDevice) return [ofNetwork];
  return [createAttemptLimit(['wrong worker PINs on', pinDevice.id], wrongPinsPerDevice, limitMinutes), ofNetwork];
}
