import { createHash } from 'node:crypto';
import { isSameText } from '@eptw/domain/text/same-text';
import { normalizePassNumber } from '@eptw/domain/crew/pass-number';
import {
  countLockedMinutes,
  countPinAttempt,
  countSignOffAttempt,
  countWaitSeconds,
  fewestPinsCompared,
  getPinAttemptExpiry,
  type PinAttempts,
} from '@eptw/domain/crew/pin';
import type { SignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import type { PassHolders } from '@eptw/domain/work/sign-on/pass-holders';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { verifyPassword } from '../../sessions/password.ts';
import { SignOnRefusal } from '../sign-on-refusal.ts';
import {
  deleteExpiredPinAttempts,
  deletePinAttempts,
  discountPinAttempts,
  lockPinAttempts,
  savePinAttempts,
  type PassHolder,
} from './store.ts';

/** What attempts are counted by. A hash, so that a pass number that nobody has leaves no text behind. */
function toAttemptKey(scope: string, passNumber: string): Buffer {
  return createHash('sha256')
    .update(`${scope}\n${normalizePassNumber(passNumber)}`)
    .digest();
}

/** In place of a company where the pass number may be that of several. */
const anyCompany = '';

/** Lifts the locks of a worker's pass number. */
export async function liftLocks(
  { db }: Pick<AppContext, 'db'>,
  { company, passNumber }: { company: string; passNumber: string },
): Promise<void> {
  await deletePinAttempts(
    db,
    [company, anyCompany].map((name) => toAttemptKey(name, passNumber)),
  );
}

type AttemptContext = Pick<AppContext, 'db' | 'clock'>;

async function countAttemptAt<Result extends object>(
  { db, clock }: AttemptContext,
  key: Buffer,
  count: (before: PinAttempts, now: Date) => Result | (Result & { attempts: PinAttempts }),
): Promise<Result> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const result = count(await lockPinAttempts(transaction, key, now), now);
    if ('attempts' in result) await savePinAttempts(transaction, key, result.attempts);
    return result;
  });
}

/** A pass number and a PIN, as somebody enters them, and the workers who have this pass number. */
export interface EnteredPin {
  holders: PassHolders;
  passNumber: string;
  pin: string;
  /** The permit whose sign-on page it is entered on. */
  permitId: string;
  /** Whether somebody leaves: such attempts are counted for this permit alone. */
  signsOff?: boolean;
}

/** The id of the only worker whose PIN is right; otherwise why not. */
export type PinResult = { workerId: string } | { problem: SignOnProblem };

/**
 * Counts an attempt, then compares the PIN with those of the workers who have the pass number. Refuses further attempts
 * after too many (RATE_LIMITED). Neither the answer nor the work that it takes depends on whether anybody has it.
 */
export async function attemptPin(
  context: AttemptContext,
  entered: EnteredPin,
  found: readonly PassHolder[],
): Promise<PinResult> {
  await deleteExpiredPinAttempts(context.db, getPinAttemptExpiry(context.clock()));
  if (entered.signsOff) return attemptToSignOff(context, entered, found);
  const { holders, passNumber } = entered;
  const ofOne = holders.among === 'company';
  const key = toAttemptKey(ofOne ? holders.company : anyCompany, passNumber);
  const counted = await countAttemptAt(context, key, countPinAttempt);
  if ('lockedUntil' in counted)
    throw new SignOnRefusal('RATE_LIMITED', {
      key: 'pinLocked',
      minutes: countLockedMinutes(counted.lockedUntil, context.clock()),
    });
  const workerId = await (ofOne
    ? compareAll(context.db, entered, found, key)
    : compareSeveral(context, entered, found, key));
  if (workerId !== undefined) return { workerId };
  return { problem: { key: 'wrongPin', attemptsLeft: counted.attemptsLeft } };
}

/** The same for whoever wants to leave: they wait for half a minute at first, not for a quarter of an hour. */
async function attemptToSignOff(
  context: AttemptContext,
  entered: EnteredPin,
  found: readonly PassHolder[],
): Promise<PinResult> {
  const key = toAttemptKey(`sign off ${entered.permitId}`, entered.passNumber);
  const counted = await countAttemptAt(context, key, countSignOffAttempt);
  if ('lockedUntil' in counted) {
    const seconds = countWaitSeconds(counted.lockedUntil.getTime() - context.clock().getTime());
    throw new SignOnRefusal('RATE_LIMITED', { key: 'signOffWait', seconds });
  }
  const workerId = await compareAll(context.db, entered, found, key);
  if (workerId !== undefined) return { workerId };
  const { attemptsLeft, waitMs } = counted;
  if (attemptsLeft > 0) return { problem: { key: 'wrongPin', attemptsLeft } };
  return { problem: { key: 'signOffWait', seconds: countWaitSeconds(waitMs) } };
}

/** Compares the PIN with that of everybody who has the pass number: as a rule one, several where theirs look alike. */
async function compareAll(
  db: Database,
  { passNumber, pin }: EnteredPin,
  found: readonly PassHolder[],
  key: Buffer,
): Promise<string | undefined> {
  const right: PassHolder[] = [];
  const compared = found.length === 0 ? [undefined] : found;
  for (const holder of compared) if ((await verifyPassword(holder?.pinHash, pin)) && holder) right.push(holder);
  const proven = findOnlyOne(right, passNumber);
  if (proven) await deletePinAttempts(db, [key]);
  return proven?.workerId;
}

/**
 * Two with the same number and the same PIN: nobody can tell who it is, and the wrong one must not be signed off. Where
 * the numbers only look alike, the one who has it as it was entered is meant.
 */
function findOnlyOne<Holder extends { passNumber: string }>(
  right: readonly Holder[],
  passNumber: string,
): Holder | undefined {
  const exact = right.filter((holder) => isSameText(holder.passNumber, passNumber));
  const [proven, another] = exact.length > 0 ? exact : right;
  return another ? undefined : proven;
}

/**
 * Each worker with the pass number is counted as if it was theirs, too, so that their PINs are no easier to guess here
 * than at a permit of their own company. One who is locked is not compared, and the answer does not say so: it would say
 * that they exist.
 */
async function compareSeveral(
  context: AttemptContext,
  { passNumber, pin }: EnteredPin,
  found: readonly PassHolder[],
  totalKey: Buffer,
): Promise<string | undefined> {
  const { db } = context;
  // Counted and compared like somebody: who is missing costs what they would.
  const nobody = Array.from({ length: Math.max(0, fewestPinsCompared - found.length) }, (_, index) => ({
    workerId: undefined,
    company: `\n${index}`,
    passNumber,
    pinHash: null,
  }));
  const compared: { workerId: string | undefined; passNumber: string; key: Buffer; isRight: boolean }[] = [];
  const lockedCompanies = new Map<string, boolean>();
  for (const { workerId, company, passNumber: held, pinHash } of [...found, ...nobody]) {
    const key = toAttemptKey(company, passNumber);
    // Once for two of a company whose numbers look alike.
    const isLocked =
      lockedCompanies.get(company) ?? 'lockedUntil' in (await countAttemptAt(context, key, countPinAttempt));
    lockedCompanies.set(company, isLocked);
    const isRight = await verifyPassword(isLocked ? null : pinHash, pin);
    if (!isLocked) compared.push({ workerId, passNumber: held, key, isRight });
  }
  const proven = findOnlyOne(
    compared.filter(({ isRight }) => isRight),
    passNumber,
  );
  if (!proven) return undefined;
  await deletePinAttempts(db, [proven.key]);
  // It was no wrong attempt at the others. Earlier ones still count: whoever knows one PIN could guess on for ever.
  const others = compared.filter(({ key }) => !key.equals(proven.key)).map(({ key }) => key);
  await discountPinAttempts(db, [totalKey, ...others]);
  return proven.workerId;
}
