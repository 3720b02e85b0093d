import { formatPseudonym } from '@eptw/domain/crew/worker';
import { createCrewMessage } from '@eptw/domain/notification/crew-message';
import { createWorkNotices } from '@eptw/domain/notification/work-notices';
import type { RecordedAction } from '@eptw/domain/permit/actions';
import { formatCheckNews } from '@eptw/domain/work/log/check-news';
import type { Job } from '@eptw/domain/work/job/job';
import { addEntry } from '@eptw/domain/work/log/steps';
import { findWorkerWhoActed, type WorkEntry } from '@eptw/domain/work/log/work-log';
import type { PermitEvent } from '../../events/events.ts';
import type { NewTextMessage } from '../sms-queue/types.ts';
import { sealNextEntry } from '../history/service.ts';
import type { SealedEntry } from '../history/types.ts';
import type { NewNotice } from './store.ts';
import type { WorkSource } from './source-rows.ts';

/** The name in the history of what nobody does, but the clock or another change. */
const applicationName = 'ePTW';

/** Somebody who writes an entry, as the history names them. */
export interface Author {
  id: string;
  fullName: string;
  role: NonNullable<SealedEntry['actor_role']>;
}

/** An entry as it is stored, and the job before it. */
export interface Step {
  before: Job;
  entry: WorkEntry;
  permitId: string;
  sequence: number;
}

/** Each entry with the job before it. */
export function listSteps(job: Job, entries: readonly WorkEntry[], sealed: readonly SealedEntry[]): Step[] {
  let state = job.logged;
  return entries.flatMap((entry, index): Step[] => {
    const before = { ...job, state };
    state = addEntry(state, entry, job.policy);
    const { permit_id: permitId, sequence } = sealed[index] ?? {};
    return permitId === undefined || sequence === undefined ? [] : [{ before, entry, permitId, sequence }];
  });
}

/** The notice of an entry; none where nobody is notified of it. */
export function toNotice({ before, entry, permitId, sequence }: Step): NewNotice[] {
  const content = createWorkNotices(before, entry);
  return content ? [{ permitId, sequence, at: before.now, content }] : [];
}

/** The text messages to the crew: of several entries written at once, each worker gets the last one's alone. */
export function listTextMessages(steps: readonly Step[]): NewTextMessage[] {
  const byWorker = new Map<string, NewTextMessage>();
  for (const { before, entry, permitId, sequence } of steps) {
    const { workerIds, text } = createCrewMessage(before, entry) ?? { workerIds: [], text: '' };
    for (const workerId of workerIds) byWorker.set(workerId, { permitId, workerId, sequence, text });
  }
  return [...byWorker.values()];
}

/** The entries as the history keeps them, each sealed after the one before it. */
export function sealEntries(
  source: WorkSource,
  { now, policy }: Job,
  entries: readonly WorkEntry[],
  author?: Author,
): SealedEntry[] {
  const sealed: SealedEntry[] = [];
  for (const entry of entries) {
    const worker = findWorkerWhoActed(entry);
    const isByApplication = entry.by === null && worker === undefined;
    // What fell due has the time when it did, and says when it was written.
    // Notices and mails read what failed or was missed, without the policy.
    const news = formatCheckNews(entry, policy, source.timeZone);
    const work = {
      ...entry.details,
      ...(isByApplication && { writtenAt: now.toISOString() }),
      ...(news !== undefined && { news }),
    };
    const facts = {
      permit_id: source.id,
      at: entry.at,
      actor_id: entry.by?.id ?? null,
      actor_name: entry.by?.name ?? (worker === undefined ? applicationName : formatPseudonym(worker)),
      actor_role: entry.by === null ? null : (author?.role ?? null),
      group_name: null,
      action: entry.event,
      from_status: source.status,
      to_status: source.status,
      reason: entry.reason,
      changes: [],
      work,
    };
    sealed.push(sealNextEntry(facts, sealed.at(-1) ?? source.last));
  }
  return sealed;
}

/** What is published of the last entry. */
export function toEvent(source: WorkSource, entry: WorkEntry, now: Date): PermitEvent {
  const action: RecordedAction = entry.event;
  return {
    id: source.id,
    number: source.number,
    parentId: source.parentId,
    status: source.status,
    version: source.version,
    action,
    by: entry.by?.name ?? '',
    at: now.toISOString(),
    submitterId: source.submitterId,
    submitterCompany: source.submitterCompany,
    siteId: source.siteId,
    ownerId: source.ownerId,
    reviewerIds: source.reviewerIds,
    reviewingGroupIds: source.reviewingGroupIds,
    holderIds: source.holderIds,
  };
}
