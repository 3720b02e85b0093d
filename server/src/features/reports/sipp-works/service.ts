import { monthAt, monthProblem, readMonth, type Month } from '@eptw/domain/report/calendar-month';
import { sippDuration } from '@eptw/domain/report/sipp-duration';
import { sippDays, type SippDay, type SippWork } from '@eptw/domain/report/sipp-days';
import { sippSubmission, stageOf } from '@eptw/domain/report/sipp-work';
import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import { countSippWorks, listSippWorks, sectionsOf, type SippRow } from './store.ts';

/** Which SIPP works are asked for: a page of those of a month, or with a limit of 0 all of them. */
export interface SippRequest extends PageArguments {
  /** YYYY-MM; this month unless given. */
  currentMonth?: string | null | undefined;
}

/** The SIPP works of a month, or a page of them. */
export interface SippReport {
  month: Month;
  /** How many works there are in the month. */
  count: number;
  works: SippWork[];
}

/** The most that is told at once: what a month of a large installation comes to, and some. */
export const mostAtOnce = 5000;

/** A month as it was at one moment, whatever others write while it is read. */
export interface SippMonth {
  month: Month;
  count: number;
  /** As many of its works as are wanted, in their order. */
  works: (part: { take: number; skip: number }) => Promise<SippWork[]>;
}

/** Has a month of works that the person sees read, in whatever parts. Refuses a text that is no month. */
export async function readSippMonth<Result>(
  scope: Scope,
  currentMonth: string | null | undefined,
  read: (sippMonth: SippMonth) => Promise<Result>,
): Promise<Result> {
  const month = currentMonth == null ? monthAt(scope.clock()) : readMonth(currentMonth);
  if (!month) throw new Refusal('BAD_INPUT', monthProblem);
  return inSnapshot(scope.db, async (db) => {
    const count = await countSippWorks(db, scope.actor, month);
    const works: SippMonth['works'] = async (part) => worksOf(db, await listSippWorks(db, scope.actor, month, part));
    return read({ month, count, works });
  });
}

/** The works of a month that the person sees. Refuses a text that is no month, and more than is told at once. */
export async function sippReport(scope: Scope, { currentMonth, ...page }: SippRequest): Promise<SippReport> {
  const { take, skip } = page.limit === 0 ? { take: mostAtOnce, skip: 0 } : pageOf(page);
  return readSippMonth(scope, currentMonth, async ({ month, count, works }) => {
    if (page.limit === 0 && count > mostAtOnce)
      throw new Refusal(
        'TOO_LARGE',
        `This month has ${count} SIPP works. Ask for at most 1000 at a time, page by page.`,
      );
    return { month, count, works: await works({ take, skip }) };
  });
}

/** The same, day by day. */
export async function sippDaysOf(scope: Scope, request: SippRequest): Promise<{ count: number; items: SippDay[] }> {
  const { count, works } = await sippReport(scope, request);
  return { count, items: sippDays(works) };
}

async function worksOf(db: Database, rows: readonly SippRow[]): Promise<SippWork[]> {
  const sections = await sectionsOf(db, [...new Set(rows.map(({ versionId }) => versionId))]);
  return rows.map(({ versionId, submission: stored, status, ...row }) => {
    const submission = sippSubmission(stored, { sections: sections.get(versionId) ?? [] });
    return { ...row, status, stage: stageOf(status), submission, duration: sippDuration(submission) };
  });
}
