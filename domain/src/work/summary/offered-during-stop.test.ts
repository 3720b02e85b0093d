import { expect, it } from 'vitest';
import { workConditions } from '../log/conditions.ts';
import { checkRecording } from '../checks/decide-check.ts';
import { isCheckOffered, listOfferedActions } from './offered-during-stop.ts';
import { people, sampleJobs, type SamplePerson } from '../testing/sample-jobs.ts';
import { listWorkActions } from '../actions/check-action.ts';

const names = Object.keys(people) as SamplePerson[];

function withStop(job: ReturnType<(typeof sampleJobs)['live']>) {
  return {
    ...job,
    permit: { ...job.permit, areaStop: { kind: 'fire' as const, reason: 'Fire alarm', since: job.now } },
  };
}

it.each(workConditions)(
  'while all work is stopped, %s work offers nobody a start, a signature or a check',
  (condition) => {
    const job = withStop(sampleJobs[condition]());
    const offered = names.flatMap((name) => listOfferedActions(people[name], job).map(({ action }) => action));
    expect(['stopWork', 'withdrawHandover', 'declineHandover']).toEqual(expect.arrayContaining([...new Set(offered)]));
    for (const series of job.policy.checks)
      for (const name of names) expect(isCheckOffered(people[name], job, series)).toBe(false);
  },
);

it('a check that is sent all the same is recorded', () => {
  const job = withStop(sampleJobs.suspended());
  for (const series of job.policy.checks) expect(checkRecording(people.submitter, job, series).allowed).toBe(true);
});

it('without a stop a page offers what the work table allows', () => {
  for (const condition of workConditions) {
    const job = sampleJobs[condition]();
    for (const name of names) {
      expect(listOfferedActions(people[name], job)).toEqual(listWorkActions(people[name], job));
      for (const series of job.policy.checks)
        expect(isCheckOffered(people[name], job, series)).toBe(checkRecording(people[name], job, series).allowed);
    }
  }
});
