import { toMonth, invalidMonthMessage, parseReportMonth, type Month } from '@eptw/domain/time/month';
import { calculateSippDuration } from '@eptw/domain/report/sipp-duration';
import { groupSippWorks, type SippDay, type SippWork } from '@eptw/domain/report/sipp-days';
import { toSippSubmission, toSippStage } from '@eptw/domain/report/sipp-work';
import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import { countSippWorks, listSippWorks, findSections, type SippRow } from './store.ts';

/** A request for a page of the SIPP works of a month, or for all of them with a limit of 0. */
export interface SippQuery extends PageArguments {
  /** YYYY-MM; the current month by default. */
  currentMonth?: string | null | undefined;
}

/** The SIPP works of a month, or a page of them. */
export interface SippReport {
  month: Month;
  /** The number of works in the month. */
  count: number;
  works: SippWork[];
}

/** The most works in one response: more than a month of a large installation has. */
export const maxWorksPerRequest = 5000;

/** A snapshot of a month, which concurrent writes do not change while it is read. */
export interface SippMonthSnapshot {
  month: Month;
  count: number;
  /** Reads a part of its works, in their order. */
  works: (part: { take: number; skip: number }) => Promise<SippWork[]>;
}

/** Calls `read` with a snapshot of a month's works that the actor can see. Refuses an invalid month. */
export async function withSippMonth<Result>(
  context: ActorContext,
  currentMonth: string | null | undefined,
  read: (sippMonth: SippMonthSnapshot) => Promise<Result>,
): Promise<Result> {
  const month = currentMonth == null ? toMonth(context.clock()) : parseReportMonth(currentMonth);
  if (!month) throw new Refusal('BAD_INPUT', invalidMonthMessage);
  return inSnapshot(context.db, async (db) => {
    const count = await countSippWorks(db, context.actor, month);
    const works: SippMonthSnapshot['works'] = async (part) =>
      toSippWorks(db, await listSippWorks(db, context.actor, month, part));
    return read({ month, count, works });
  });
}

/** The works of a month that the actor can see. Refuses an invalid month, and more than `maxWorksPerRequest`. */
export async function loadSippReport(context: ActorContext, { currentMonth, ...page }: SippQuery): Promise<SippReport> {
  const { take, skip } = page.limit === 0 ? { take: maxWorksPerRequest, skip: 0 } : toRowRange(page);
  return withSippMonth(context, currentMonth, async ({ month, count, works }) => {
    if (page.limit === 0 && count > maxWorksPerRequest)
      throw new Refusal(
        'TOO_LARGE',
        `This month has ${count} SIPP works. Request at most 1000 at a time, page by page.`,
      );
    return { month, count, works: await works({ take, skip }) };
  });
}

/** The same, grouped by day. */
export async function loadSippDays(
  context: ActorContext,
  request: SippQuery,
): Promise<{ count: number; items: SippDay[] }> {
  const { count, works } = await loadSippReport(context, request);
  return { count, items: groupSippWorks(works) };
}

async function toSippWorks(db: Database, rows: readonly SippRow[]): Promise<SippWork[]> {
  const sections = await findSections(db, [...new Set(rows.map(({ versionId }) => versionId))]);
  return rows.map(({ versionId, submission: stored, status, ...row }) => {
    const submission = toSippSubmission(stored, { sections: sections.get(versionId) ?? [] });
    return { ...row, status, stage: toSippStage(status), submission, duration: calculateSippDuration(submission) };
  });
}
