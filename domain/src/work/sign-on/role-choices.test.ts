import { describe, expect, it } from 'vitest';
import type { JoiningWorker } from './may-sign-on.ts';
import { listRoleChoices } from './role-choices.ts';
import { createJob, createSignOn, minutesIn, roleCrew, rolesPolicy, startedLog } from '../testing/sample-jobs.ts';
import { formatSignOnProblem } from './sign-on-problem.ts';
import type { WorkLog } from '../log/work-log.ts';

const read = (log: WorkLog, minutes: number) => createJob(log, minutes, { policy: rolesPolicy });

const lim: JoiningWorker = {
  id: 'lim',
  company: 'ACME',
  certificates: [
    { kind: 'fireWatcher', expiresOn: '2027-01-31', verified: true },
    { kind: 'attendant', expiresOn: '2027-01-31', verified: true },
    { kind: 'gasTester', expiresOn: '2027-01-31', verified: true },
  ],
  elsewhere: [],
};

const list = (log: WorkLog, minutes: number, worker = lim) =>
  listRoleChoices(read(log, minutes), worker).map(({ roles, problem, leaves }) => [
    roles.join(' '),
    problem ? formatSignOnProblem(problem) : leaves,
  ]);

const noEntry = 'An entrant needs: Confined space entry certificate. This worker has none.';

describe('the roles that somebody on a job may take', () => {
  it('are every other role and what may be combined, with what is missing then and that the work stops', () => {
    expect(list([...roleCrew, ...startedLog], 45)).toEqual([
      ['attendant', 'Then missing: fire watcher. The work stops.'],
      ['gasTester', 'Then missing: fire watcher. The work stops.'],
      ['entrant', noEntry],
      ['worker', 'Then missing: fire watcher. The work stops.'],
      ['attendant gasTester', 'Then missing: fire watcher. The work stops.'],
    ]);
  });

  it('say apart from the words whether the work stops', () => {
    const stops = (log: WorkLog, minutes: number) =>
      listRoleChoices(read(log, minutes), lim).find(({ roles }) => roles[0] === 'attendant')?.stops;
    expect(stops([...roleCrew, ...startedLog], 45)).toBe(true);
    expect(stops(roleCrew, 24)).toBe(false);
  });

  it('stop nothing before the work has started', () => {
    expect(list(roleCrew, 24)).toContainEqual(['attendant', 'Then missing: fire watcher.']);
  });

  it('leave nothing behind while somebody else is in the role', () => {
    expect(list([...roleCrew, createSignOn(24, 'siti', 'fireWatcher'), ...startedLog], 45)).toContainEqual([
      'attendant',
      '',
    ]);
  });

  it('begin with what is missing, and are none for whoever is not signed on', () => {
    const [first] = list([createSignOn(20, 'lim', 'fireWatcher')], 24);
    expect(first).toEqual(['attendant', 'Then missing: fire watcher.']);
    expect(list(roleCrew, 24, { ...lim, id: 'siti' })).toContainEqual(['attendant', 'This worker is not signed on.']);
  });

  it('are none that stays outside for somebody who is inside', () => {
    const entered: WorkLog = [
      ...roleCrew,
      ...startedLog,
      {
        event: 'recordEntry',
        at: minutesIn(40),
        by: { id: 'submitter', name: 'submitter' },
        reason: null,
        details: { direction: 'in', workerId: 'muthu' },
      },
    ];
    expect(list(entered, 45, { ...lim, id: 'muthu' })).toContainEqual([
      'attendant',
      'This worker is inside. Record first that they have come out.',
    ]);
  });
});
