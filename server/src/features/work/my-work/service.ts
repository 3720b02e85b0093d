import { isContractorRole } from '@eptw/domain/user/role-groups';
import type { Actor } from '@eptw/domain/user/actor';
import {
  compareTasks,
  findTask,
  findTaskGroup,
  taskGroups,
  taskTable,
  type GroupedTask,
  type TaskGroup,
} from '@eptw/domain/work/summary/my-work';
import { toWorkRelation } from '@eptw/domain/work/summary/next-task';
import { isOnIssuingSide } from '@eptw/domain/work/table/rules';
import { formatStoredCondition } from '@eptw/domain/work/summary/job-summary';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import type { Page } from '../../../graphql/payloads.ts';
import { listJobs, loadShownJobs, type JobRow, type ShownJob } from './store.ts';

/** A job with what the user has to do with it. */
interface FoundJob extends GroupedTask {
  row: JobRow;
}

/** The same as a page shows it. */
export interface JobTask extends FoundJob {
  shown: ShownJob;
  title: string;
  /** The label of the job's condition. */
  label: string;
}

/** A page of a user's work, and how many jobs each group has on all pages. */
export interface WorkPage extends Page<JobTask> {
  groups: { group: TaskGroup; count: number }[];
}

/** A page of the jobs that a user holds or must look after, the most urgent first. */
export async function loadMyWork(context: ActorContext, page: PageArguments): Promise<WorkPage> {
  const { db, actor, clock } = context;
  const { take, skip } = toRowRange(page);
  const now = clock();
  const rows = await listJobs(db, actor, now);
  const tasks = rows.flatMap((row) => findJob(row, actor, now) ?? []).sort(compareJobs);
  const groups = taskGroups.map((group) => ({ group, count: tasks.filter((task) => task.group === group).length }));
  return {
    count: tasks.length,
    groups: groups.filter(({ count }) => count > 0),
    items: await showJobs(db, tasks.slice(skip, skip + take), now),
  };
}

function findJob(row: JobRow, actor: Actor, now: Date): FoundJob | undefined {
  const contractor = isContractorRole(row.submitterRole) ? row.submitterCompany : '';
  const relation = toWorkRelation(actor, { ...row, isIssuer: isOnIssuingSide(actor, { ...row, contractor }) });
  const found = findTask(row.work, relation, now);
  return found && { ...found, group: findTaskGroup(found, now, row.timeZone), row };
}

/** Tasks that are equally urgent have the order of their ids, so that pages do not overlap. */
function compareJobs(one: FoundJob, other: FoundJob): number {
  return compareTasks(one, other) || (one.row.permitId < other.row.permitId ? -1 : 1);
}

async function showJobs(db: Database, jobs: readonly FoundJob[], now: Date): Promise<JobTask[]> {
  const shownByPermit = await loadShownJobs(
    db,
    jobs.map(({ row }) => row.permitId),
  );
  return jobs.flatMap((job): JobTask[] => {
    const shown = shownByPermit.get(job.row.permitId);
    if (!shown) return [];
    const label = formatStoredCondition(job.row.work, now, job.row.timeZone);
    return [{ ...job, shown, title: taskTable[job.task].title, label }];
  });
}
