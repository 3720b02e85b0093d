import { jobRoleNames, jobRoles, type JobRole } from './job-role.ts';
import type { JobRoleWords } from './role-words.ts';

const sentences: Readonly<Record<JobRole, string>> = {
  attendant: 'I stay at the entrance and watch. I never go in.',
  gasTester: 'I measure the gas before and during the work.',
  entrant: 'I go in and work inside.',
  welder: 'I weld, cut or grind.',
  fireWatcher: 'I watch for fire with an extinguisher, also after the work. I do nothing else.',
  rigger: 'I attach and release the load.',
  signaller: 'I give the signals to the crane operator.',
  craneOperator: 'I operate the crane.',
  electrician: 'I do the electrical work.',
  secondPerson: 'I stay beside the electrical worker, switch off and help. I never touch the work.',
  workerAtHeight: 'I work at height, hooked on.',
  scaffolder: 'I put up, change or take down the scaffold.',
  excavatorOperator: 'I operate the excavator.',
  firstAider: 'I give first aid.',
  worker: 'I work here with my hands.',
};

/** The roles in English. */
export const roleWords = Object.fromEntries(
  jobRoleNames.map((role) => [role, { name: jobRoles[role].label, sentence: sentences[role] }]),
) as JobRoleWords;
