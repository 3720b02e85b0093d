import type { WorkPolicy } from '../template/work-policy.ts';
import { listLimitProblems } from './check-record.ts';
import { findSeries } from './combined-policy.ts';
import type { Suspension } from './state.ts';
import { stopReasonNames, stopReasons, type StopReason } from './stop-by-worker.ts';
import { suspensionCauses, type SuspensionCause } from './work-log.ts';

/** What work stands still by, apart from the causes of other changes. */
const ownReasons = ['stopped', 'paused', 'checkFailed', 'checkMissed', 'revalidationMissed'] as const;

/** Why work stands still, as a key that is said in the reader's language. */
export type StandstillReason = (typeof ownReasons)[number] | SuspensionCause;

/** Every reason why work stands still. */
export const standstillReasons = [...ownReasons, ...Object.keys(suspensionCauses)] as readonly StandstillReason[];

/** Why work stands still, in parts: keys for what is listed, and texts for what is only written. */
export interface Standstill {
  why: StandstillReason;
  /** The listed reason of a stop; null where only words say it. */
  kind: StopReason | null;
  /** The check as the template calls it, with what is outside its limits. */
  check: string;
  /** What somebody said, as they wrote it; empty if nothing. */
  words: string;
}

/** Why work stands still, from the entry that suspended it. */
export function describeStandstill(suspension: Suspension, policy: WorkPolicy): Standstill {
  const { reason } = suspension;
  const nothing = { kind: null, check: '', words: reason ?? '' };
  switch (suspension.event) {
    case 'stopWork':
      return { ...nothing, why: 'stopped', ...readStopReason(reason ?? '', suspension.details.kind) };
    case 'pauseWork':
      return { ...nothing, why: 'paused' };
    case 'suspendWork':
      return { ...nothing, why: suspension.details.cause };
    case 'missCheck':
      return { ...nothing, why: 'checkMissed', check: getTitle(policy, suspension.details.series) };
    case 'missRevalidation':
      return { ...nothing, why: 'revalidationMissed' };
    case 'recordCheck': {
      const { series: name, values } = suspension.details;
      const series = findSeries(policy, name);
      const problems = series ? listLimitProblems(series, values) : [];
      return { ...nothing, why: 'checkFailed', check: [`${getTitle(policy, name)}.`, ...problems].join(' ') };
    }
  }
}

function getTitle(policy: WorkPolicy, series: string): string {
  return findSeries(policy, series)?.title ?? series;
}

/** The listed reason and the words of a stop. Earlier versions kept both as one text. */
export function readStopReason(reason: string, kind?: StopReason): Pick<Standstill, 'kind' | 'words'> {
  const found =
    kind ?? stopReasonNames.find((name) => reason === stopReasons[name] || reason.startsWith(`${stopReasons[name]}: `));
  if (found === undefined) return { kind: null, words: reason };
  const listed = stopReasons[found];
  const words = reason.startsWith(listed) ? reason.slice(listed.length).replace(/^: /, '') : reason;
  return { kind: found, words };
}
