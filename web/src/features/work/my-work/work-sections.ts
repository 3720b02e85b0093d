import { taskGroups, type TaskGroup } from '@eptw/domain/work/summary/my-work';
import type { JobTask, TaskGroupCount } from './use-my-work.ts';

/** The jobs of a group on this page. */
export interface WorkSection {
  group: TaskGroup;
  /** On all pages. */
  count: number;
  tasks: JobTask[];
}

/** The groups that have jobs on this page, in the order of their urgency. */
export function toWorkSections(tasks: readonly JobTask[], counts: readonly TaskGroupCount[]): WorkSection[] {
  return taskGroups
    .map((group) => {
      const ofGroup = tasks.filter((task) => task.group === group);
      const count = counts.find((candidate) => candidate.group === group)?.count ?? 0;
      return { group, count: Math.max(count, ofGroup.length), tasks: ofGroup };
    })
    .filter((section) => section.tasks.length > 0);
}
