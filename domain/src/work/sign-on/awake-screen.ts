import type { JobRole } from '../../role/job-role.ts';

/** Whether the screen of somebody in a role stays awake: of those who watch, and record while they do. */
const staysAwakeFor: Record<JobRole, boolean> = {
  attendant: true,
  gasTester: false,
  entrant: false,
  welder: false,
  fireWatcher: true,
  rigger: false,
  signaller: false,
  craneOperator: false,
  electrician: false,
  secondPerson: true,
  workerAtHeight: false,
  scaffolder: false,
  excavatorOperator: false,
  firstAider: false,
  worker: false,
};

/** Whether the screen of somebody on a job stays awake while they have its page open. */
export function staysAwake({ roles, isInside }: { roles: readonly JobRole[]; isInside: boolean }): boolean {
  return isInside || roles.some((role) => staysAwakeFor[role]);
}
