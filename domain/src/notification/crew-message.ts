import { formatCompactDateTime } from '../time/format-compact-date-time.ts';
import { areaStopKinds, type AreaStopKind } from '../work/area-stop-kind.ts';
import { listLimitProblems } from '../work/check-record.ts';
import { findSeries } from '../work/combined-policy.ts';
import type { Job } from '../work/job.ts';
import { addEntry, type Suspension } from '../work/state.ts';
import { stopReasons } from '../work/stop-by-worker.ts';
import { suspensionCauses, type SuspensionCause, type WorkEntry } from '../work/work-log.ts';
import { appendToTextMessage } from './text-message.ts';
import { getCrewNews, type CrewNews } from './work-notices.ts';

/** A text message to workers who are signed on to a job. */
export interface CrewMessage {
  workerIds: readonly string[];
  text: string;
}

/** What the crew learns when the approval is lost before the start: no event of the work, but a change of the permit. */
type LossNews = 'work not allowed any more';

/** The text of each piece of news; undefined where the entry does not come to it. */
const texts: Record<CrewNews, (before: Job, entry: WorkEntry) => string | undefined> = {
  'work stopped': (before, entry) => {
    const { suspension } = addEntry(before.state, entry, before.policy);
    // A check that passed stops nothing, nor does what finds the work stopped already.
    if (suspension === null || suspension !== entry) return undefined;
    const instruction = `${formatStart(before, entry.at, 'work stopped')} Make the place safe and leave.`;
    return appendReason(instruction, describeReason(suspension, before));
  },
  'permit expired': (before, entry) =>
    `${formatStart(before, entry.at, 'permit expired')} Stop work, make the place safe and leave.`,
  'stop ended': (before, entry) => {
    const { suspension } = before.state;
    // Work can be revalidated while it goes on, and nobody was sent away for a pause.
    if (suspension === null || suspension.event === 'pauseWork') return undefined;
    return `${formatStart(before, entry.at, 'stop ended')} Work again only when the permit holder says so.`;
  },
};

/**
 * The text message about an entry of the work log, given the job before it, for everybody who is signed on; undefined
 * when there is nothing to say, or nobody to say it to. It is in English, as the record is, and names no worker. Nobody's
 * own words are in it: a stranger with a permit's code could send links and orders to a whole crew.
 */
export function createCrewMessage(before: Job, entry: WorkEntry): CrewMessage | undefined {
  const news = getCrewNews(entry.event);
  const workerIds = [...before.state.signedOn.keys()];
  if (news === null || workerIds.length === 0) return undefined;
  const text = texts[news](before, entry);
  return text === undefined ? undefined : { workerIds, text };
}

/**
 * The text message about the loss of the approval before the start, for everybody who is signed on; undefined when there
 * is nobody, and for work that has started: that is suspended, by an entry of the log.
 */
export function createLostApprovalMessage(job: Job, cause: SuspensionCause): CrewMessage | undefined {
  const { startedAt, finishedAt, signedOn } = job.state;
  if (startedAt !== null || finishedAt !== null || signedOn.size === 0) return undefined;
  const instruction = `${formatStart(job, job.now, 'work not allowed any more')} Make the place safe and leave.`;
  return {
    workerIds: [...signedOn.keys()],
    text: appendToTextMessage(`${instruction} Reason: `, suspensionCauses[cause]),
  };
}

/** A stop of all work at a site, as a text message says it. */
export interface StoppedSite {
  siteName: string;
  timeZone: string;
  kind: AreaStopKind;
  setAt: Date;
}

/** The text message to workers whose job stands still already when all work at its site is stopped: they leave, too. */
export function formatSiteStopMessage({ siteName, timeZone, kind, setAt }: StoppedSite): string {
  const time = formatCompactDateTime(setAt, setAt, timeZone);
  return appendReason(`${siteName}: all work stopped ${time}. Leave now.`, areaStopKinds[kind]);
}

/** 'F10N-B2-000512: work stopped Mon 14:05.' The time shows which of two messages is the later one. */
function formatStart({ permit, now }: Job, at: Date, news: CrewNews | LossNews): string {
  return `${permit.number}: ${news} ${formatCompactDateTime(at, now, permit.timeZone)}.`;
}

function appendReason(instruction: string, reason: string): string {
  return reason === '' ? instruction : appendToTextMessage(`${instruction} Reason: `, reason);
}

/** Why the work is stopped, from the tables and the template alone; empty where only somebody's own words say it. */
function describeReason(entry: Suspension, { policy, permit }: Job): string {
  const getTitle = (series: string) => findSeries(policy, series)?.title ?? series;
  switch (entry.event) {
    case 'pauseWork':
      return '';
    case 'stopWork':
      return entry.details.kind === undefined ? '' : stopReasons[entry.details.kind];
    case 'suspendWork': {
      const { cause } = entry.details;
      const kind = cause === 'areaStop' ? areaStopKinds[permit.areaStop?.kind ?? 'other'] : '';
      return [suspensionCauses[cause], kind].filter(Boolean).join(': ');
    }
    case 'recordCheck': {
      const series = findSeries(policy, entry.details.series);
      const problems = series ? listLimitProblems(series, entry.details.values) : [];
      const failed = `${getTitle(entry.details.series)} failed`;
      return problems.length === 0 ? failed : `${failed}. ${problems.join(' ')}`;
    }
    case 'missCheck':
      return `${getTitle(entry.details.series)} missed`;
    case 'missRevalidation':
      return 'revalidation missed';
  }
}
