import type { JobRole } from '../../role/job-role.ts';

/** Whether the others on the job see the telephone number of whoever is in a role: of those who keep watch over them. */
const isReachable: Record<JobRole, boolean> = {
  attendant: true,
  gasTester: false,
  entrant: false,
  welder: false,
  fireWatcher: true,
  rigger: false,
  signaller: false,
  craneOperator: false,
  electrician: false,
  secondPerson: false,
  workerAtHeight: false,
  scaffolder: false,
  excavatorOperator: false,
  firstAider: false,
  worker: false,
};

/** The roles of somebody for which the others on the job can call them. */
export function listReachable(roles: readonly JobRole[]): JobRole[] {
  return roles.filter((role) => isReachable[role]);
}
