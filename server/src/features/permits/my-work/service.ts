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
} from '@eptw/domain/work/my-work';
import { isOnIssuingSide } from '@eptw/domain/work/rules';
import { formatStoredCondition } from '@eptw/domain/work/work-summary';
import type { ActorContext } from '../../../app-context.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import type { Page } from '../../../graphql/payloads.ts';
import { toStoredWork } from '../work-rows.ts';
import { listJobs, type JobRow } from './store.ts';

/** A job with what the user has to do with it. */
export interface JobTask extends GroupedTask {
  row: JobRow;
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
  const tasks = rows.flatMap((row) => toTask(row, actor, now) ?? []).sort(compareTasks);
  const groups = taskGroups.map((group) => ({ group, count: tasks.filter((task) => task.group === group).length }));
  return {
    count: tasks.length,
    groups: groups.filter(({ count }) => count > 0),
    items: tasks.slice(skip, skip + take),
  };
}

function toTask(row: JobRow, actor: Actor, now: Date): JobTask | undefined {
  const work = toStoredWork(row.work);
  const contractor = isContractorRole(row.submitterRole) ? row.submitterCompany : '';
  const relation = {
    isHolder: row.holderId === actor.id,
    isIssuer: isOnIssuingSide(actor, { ...row, contractor }),
    isNextHolder: row.handoverTo === actor.id,
  };
  const found = findTask(work, relation, now);
  return (
    found && {
      ...found,
      group: findTaskGroup(found, now, row.timeZone),
      row,
      title: taskTable[found.task].title,
      label: formatStoredCondition(work, now, row.timeZone),
    }
  );
}
