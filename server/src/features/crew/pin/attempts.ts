import { createHash } from 'node:crypto';
import {
  countLockedMinutes,
  countPinAttempt,
  fewestPinsCompared,
  getPinAttemptExpiry,
  type PinAttemptResult,
} from '@eptw/domain/crew/pin';
import type { PassHolders } from '@eptw/domain/work/pass-holders';
import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { verifyPassword } from '../../sessions/password.ts';
import { SignOnRefusal } from '../sign-on-refusal.ts';
import {
  deleteExpiredPinAttempts,
  deletePinAttempts,
  discountPinAttempts,
  listPassHolders,
  lockPinAttempts,
  savePinAttempts,
} from './store.ts';

/** What attempts are counted by. A hash, so that a pass number that nobody has leaves no text behind. */
function toAttemptKey(company: string, passNumber: string): Buffer {
  return createHash('sha256').update(`${company}\n${passNumber.trim().toLowerCase()}`).digest();
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

async function countAttemptAt({ db, clock }: AttemptContext, key: Buffer): Promise<PinAttemptResult> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const result = countPinAttempt(await lockPinAttempts(transaction, key, now), now);
    if ('attempts' in result) await savePinAttempts(transaction, key, result.attempts);
    return result;
  });
}

/** A pass number and a PIN, as somebody enters them. */
export interface EnteredPin {
  holders: PassHolders;
  passNumber: string;
  pin: string;
}

/** The id of the only worker whose PIN is right; undefined if there is none, with how many attempts are left. */
export interface PinResult {
  workerId: string | undefined;
  attemptsLeft: number;
}

/**
 * Counts an attempt, then compares the PIN. Refuses further attempts after too many (RATE_LIMITED). Neither the answer
 * nor the work that it takes depends on whether anybody has the pass number.
 */
export async function attemptPin(context: AttemptContext, entered: EnteredPin): Promise<PinResult> {
  const { db, clock } = context;
  const { holders, passNumber } = entered;
  await deleteExpiredPinAttempts(db, getPinAttemptExpiry(clock()));
  const ofOne = holders.among === 'company';
  const key = toAttemptKey(ofOne ? holders.company : anyCompany, passNumber);
  const counted = await countAttemptAt(context, key);
  if ('lockedUntil' in counted)
    throw new SignOnRefusal('RATE_LIMITED', {
      key: 'pinLocked',
      minutes: countLockedMinutes(counted.lockedUntil, clock()),
    });
  const workerId = await (ofOne ? compareOne(context, entered, key) : compareSeveral(context, entered, key));
  return { workerId, attemptsLeft: counted.attemptsLeft };
}

async function compareOne(
  { db }: AttemptContext,
  { holders, passNumber, pin }: EnteredPin,
  key: Buffer,
): Promise<string | undefined> {
  const [holder] = await listPassHolders(db, holders, passNumber);
  if (!(await verifyPassword(holder?.pinHash, pin))) return undefined;
  await deletePinAttempts(db, [key]);
  return holder?.workerId;
}

/**
 * Each worker with the pass number is counted as if it was theirs, too, so that their PINs are no easier to guess here
 * than at a permit of their own company. One who is locked is not compared, and the answer does not say so: it would say
 * that they exist.
 */
async function compareSeveral(
  context: AttemptContext,
  { holders, passNumber, pin }: EnteredPin,
  totalKey: Buffer,
): Promise<string | undefined> {
  const { db } = context;
  const found = await listPassHolders(db, holders, passNumber);
  // Counted and compared like somebody: who is missing costs what they would.
  const nobody = Array.from({ length: Math.max(0, fewestPinsCompared - found.length) }, (_, index) => ({
    workerId: undefined,
    company: `\n${index}`,
    pinHash: null,
  }));
  const compared: { workerId: string | undefined; key: Buffer; isRight: boolean }[] = [];
  for (const { workerId, company, pinHash } of [...found, ...nobody]) {
    const key = toAttemptKey(company, passNumber);
    const isLocked = 'lockedUntil' in (await countAttemptAt(context, key));
    const isRight = await verifyPassword(isLocked ? null : pinHash, pin);
    if (!isLocked) compared.push({ workerId, key, isRight });
  }
  const [proven, another] = compared.filter(({ isRight }) => isRight);
  // Two with the same number and the same PIN: nobody can tell who it is, and the wrong one must not be signed off.
  if (!proven || another) return undefined;
  await deletePinAttempts(db, [proven.key]);
  // It was no wrong attempt at the others. Earlier ones still count: whoever knows one PIN could guess on for ever.
  const others = compared.filter((one) => one !== proven).map(({ key }) => key);
  await discountPinAttempts(db, [totalKey, ...others]);
  return proven.workerId;
}
