import type { StopKind } from '@eptw/domain/work/log/stop-kinds';
import type { SignOnProblemKey } from '@eptw/domain/work/sign-on/sign-on-problem';
import { RecordEntryHereDocument, SignOffHereDocument, StopWorkHereDocument } from '../../generated/sign-on-page.ts';
import { readDeviceKey, readDeviceKeys } from './device-key.ts';
import { send } from './send.ts';
import { readStored, store } from './storage.ts';
import type { SignOnAnswer } from './use-sign-on-page.ts';

/** Who pressed: by the pass number that was typed, otherwise by the key of the device then. */
interface Pressed {
  /** By the server's clock, as far as the device knows it. A repeat with the same time is the same for the server. */
  deviceTime: string;
  passNumber?: string;
  deviceKey: string | null;
}

/** Who has come out: the worker of the device, unless it names another one, or a rescuer. */
interface PressedEntry extends Pressed {
  worker?: string;
  rescuer?: string;
  name?: string;
}

/** What was pressed and has not reached the server. */
export type Waiting =
  | (Pressed & { kind: 'stop'; reason: StopKind; note: string })
  /** The PIN is kept in the page alone: nobody finds it on the device afterwards. */
  | (Pressed & { kind: 'signOff'; pin?: string; hasComeOut?: true; allTheSame?: true })
  | (PressedEntry & { kind: 'out' })
  /** An 'out' was a mistake. */
  | (PressedEntry & { kind: 'notOut' });

/** The refusal that says that something is done: it was recorded from elsewhere in the meantime. */
const doneAnyway: Record<Waiting['kind'], SignOnProblemKey | null> = {
  stop: null,
  signOff: 'notSignedOn',
  out: 'notInside',
  notOut: 'insideAlready',
};

/** What is sent only after all that was pressed before it: what takes something back, and what comes after that. */
const waitsBehind: Record<Waiting['kind'], readonly Waiting['kind'][]> = {
  stop: [],
  signOff: ['notOut'],
  out: ['notOut'],
  notOut: ['out', 'notOut'],
};

/** Whether something has to wait for what was pressed before it. */
export function needsOrder({ kind }: Pick<Waiting, 'kind'>, before: readonly Waiting[]): boolean {
  return before.some((one) => waitsBehind[kind].includes(one.kind));
}

/** Whether nobody has to do more about what was pressed. */
export function isDone({ kind }: Pick<Waiting, 'kind'>, { success, problem }: SignOnAnswer): boolean {
  return success || (problem !== null && problem.key === doneAnyway[kind]);
}

/** Whether the worker of the device has come out, and the server does not know it yet. */
export function isOwnOut(waiting: Waiting): boolean {
  return waiting.kind === 'out' && waiting.worker === undefined && waiting.rescuer === undefined;
}

const toStorageKey = (token: string) => `eptw.waiting.${token}`;

/** Whether it has been pressed on this device that somebody is out, other than its own worker. */
export function isOut({ worker, name }: { worker: string | null; name: string }, waiting: readonly Waiting[]): boolean {
  const last = waiting.findLast(
    (one) =>
      (one.kind === 'out' || one.kind === 'notOut') && (worker === null ? one.rescuer === name : one.worker === worker),
  );
  return last?.kind === 'out';
}

/** What this device has kept for a permit, in the order in which it was pressed. */
export function readWaiting(token: string): Waiting[] {
  try {
    return JSON.parse(readStored(toStorageKey(token)) ?? '[]') as Waiting[];
  } catch {
    return [];
  }
}

/** Keeps what waits, so that it is sent even after the page was closed. */
export function storeWaiting(token: string, waiting: readonly Waiting[]): void {
  const stored = waiting.filter((one) => one.kind !== 'signOff' || one.pin === undefined);
  store(toStorageKey(token), stored.length === 0 ? null : JSON.stringify(stored));
}

/** In milliseconds: whoever stops the work is told soon that nobody knows of it yet. It is sent again. */
const answerWithin = 5_000;

/**
 * Sends what was pressed. Rejects with a SendError without an answer. Of what arrives late, nothing is asked that can be
 * done all the same: its worker has left.
 */
export async function sendWaiting(token: string, waiting: Waiting, isLate: boolean): Promise<SignOnAnswer> {
  const { deviceTime, passNumber, deviceKey: keyThen } = waiting;
  const deviceKey = keyThen ?? readDeviceKey(token);
  const who = { token, deviceKey, deviceTime, ...(passNumber !== undefined && { passNumber }) };
  if (waiting.kind === 'stop') {
    const { reason, note } = waiting;
    return (await send(StopWorkHereDocument, { ...who, reason, note }, answerWithin)).stopWorkHere;
  }
  if (waiting.kind === 'out' || waiting.kind === 'notOut') {
    const { worker, rescuer } = waiting;
    const meaning =
      waiting.kind === 'out' ? { direction: 'out' as const } : { direction: 'in' as const, takesBack: true };
    const entry = { ...who, ...meaning, worker, rescuer };
    return (await send(RecordEntryHereDocument, entry, answerWithin)).recordEntryHere;
  }
  const { pin, hasComeOut } = waiting;
  const allTheSame = waiting.allTheSame ?? (isLate || undefined);
  const deviceKeys = readDeviceKeys(token);
  const proof = {
    hasComeOut,
    allTheSame,
    ...(pin !== undefined && { pin }),
    ...(deviceKeys.length > 0 && { deviceKeys }),
  };
  return (await send(SignOffHereDocument, { ...who, ...proof }, answerWithin)).signOffHere;
}
