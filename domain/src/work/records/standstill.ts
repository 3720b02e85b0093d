import { isJobRole, type JobRole } from '../../role/job-role.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { isDanger } from '../log/cause-table.ts';
import { findGravest, type Cause } from '../log/causes.ts';
import { formatCheckNews } from '../log/check-news.ts';
import { findSeries } from '../log/combined-policy.ts';
import { stopKindNames, stopKinds, type StopKind } from '../log/stop-kinds.ts';
import { suspensionCauses, type SuspensionCause } from '../log/work-log.ts';

/** What work stands still by, apart from the causes of other changes. */
const ownReasons = [
  'stopped',
  'paused',
  'checkFailed',
  'checkMissed',
  'revalidationMissed',
  'roleLost',
  'entryRefused',
] as const;

/** Why work stands still, as a key that is said in the reader's language. */
export type StandstillReason = (typeof ownReasons)[number] | SuspensionCause;

/** Every reason why work stands still. */
export const standstillReasons = [...ownReasons, ...Object.keys(suspensionCauses)] as readonly StandstillReason[];

/** Why work stands still, in parts: keys for what is listed, and texts for what is only written. */
export interface Standstill {
  why: StandstillReason;
  /** The listed reason of a stop; null where only words say it. */
  kind: StopKind | null;
  /** The check as the template calls it, with what is outside its limits. */
  check: string;
  /** What somebody said, as they wrote it; empty if nothing. */
  words: string;
  /** The role in which nobody is signed on any more; null for other reasons. */
  role: JobRole | null;
  /** Whether it is an immediate danger, or graver: everybody leaves. */
  isDanger: boolean;
}

/**
 * The cause that says why work stands still, or what is open on it: the gravest. That it expired with people signed on
 * is said by its condition, and hides nothing behind it.
 */
export function findCauseToSay(causes: readonly Cause[]): Cause | undefined {
  return findGravest(causes.filter(({ kind, isOver }) => kind !== 'expiredWithPeople' && !isOver));
}

/** Why work stands still, from its gravest cause; `timeZone` is that of the site. */
export function describeStandstill(
  { kind: cause, about, entry }: Cause,
  policy: WorkPolicy,
  timeZone: string,
): Standstill {
  const nothing = { kind: null, check: '', words: entry.reason ?? '', role: null, isDanger: isDanger(cause) };
  if (cause === 'roleLost') return { ...nothing, words: '', why: 'roleLost', role: isJobRole(about) ? about : null };
  if (cause === 'entryRefused') return { ...nothing, why: 'entryRefused' };
  switch (entry.event) {
    case 'pauseWork':
      return { ...nothing, why: 'paused' };
    case 'suspendWork':
      return { ...nothing, why: entry.details.cause };
    case 'appointHolder':
      return { ...nothing, words: '', why: 'holder' };
    case 'missCheck':
      return { ...nothing, why: 'checkMissed', check: getTitle(policy, entry.details.series) };
    case 'missRevalidation':
      return { ...nothing, why: 'revalidationMissed' };
    case 'recordCheck':
      return { ...nothing, why: 'checkFailed', check: formatCheckNews(entry, policy, timeZone) ?? '' };
    case 'stopWork':
      return { ...nothing, why: 'stopped', ...readStopReason(entry.reason ?? '', entry.details.kind) };
    default:
      return { ...nothing, why: 'stopped' };
  }
}

function getTitle(policy: WorkPolicy, series: string): string {
  return findSeries(policy, series)?.title ?? series;
}

/** The listed reason and the words of a stop. Earlier versions kept both as one text. */
export function readStopReason(reason: string, kind?: StopKind): Pick<Standstill, 'kind' | 'words'> {
  const found =
    kind ??
    stopKindNames.find((name) => reason === stopKinds[name].words || reason.startsWith(`${stopKinds[name].words}: `));
  if (found === undefined) return { kind: null, words: reason };
  const listed = stopKinds[found].words;
  const words = reason.startsWith(listed) ? reason.slice(listed.length).replace(/^: /, '') : reason;
  return { kind: found, words };
}
