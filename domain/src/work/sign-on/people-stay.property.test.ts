import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toRescuerKey } from '../log/steps.ts';
import { rolesPolicy } from '../testing/sample-jobs.ts';
import { finished, JobModel, policies, steps, type Step } from '../testing/job-model.ts';

/** Who may be on the list of those inside no more after a step: whoever came out. */
function listOut(taken: Step): string[] {
  if ('rescuer' in taken) return taken.direction === 'out' ? [toRescuerKey(taken.rescuer)] : [];
  if ('sends' in taken) return taken.sends === 'a stop' ? [] : [taken.worker];
  const hasLeft = 'worker' in taken && (taken.does === 'comes out' || taken.does === 'signs off');
  return hasLeft ? [taken.worker] : [];
}

/**
 * Who may be signed on no more after a step: whoever signed off, those who were confirmed by name to have left when the
 * work was finished, and those who watched for fire to the end of the watch.
 */
function listOff(taken: Step, model: JobModel, hasWatchEnded: boolean, watchers: readonly string[]): string[] {
  const isSignOff =
    ('does' in taken && taken.does === 'signs off') || ('sends' in taken && taken.sends === 'a sign-off');
  const signedOff = isSignOff ? [taken.worker] : [];
  const last = model.log.at(-1);
  const isFinish = 'action' in taken && taken.action === 'finishWork' && last?.event === 'finishWork';
  return [...signedOff, ...(isFinish ? (last.details.confirmedOff ?? []) : []), ...(hasWatchEnded ? watchers : [])];
}

const watchedFromInside: Step[] = [
  ...finished,
  { what: 'crew', worker: 'lim', does: 'goes in all the same', role: 'fireWatcher' },
  { what: 'watch', times: 6 },
];

it('nobody who is inside or signed on is dropped, and nothing is finished while somebody is inside', () => {
  fc.assert(
    fc.property(policies, steps, (policy, all) => {
      const model = new JobModel(policy);
      for (const taken of all) {
        const before = model.read().state;
        model.take(taken);
        const after = model.read().state;
        const out = listOut(taken);
        for (const id of before.inside.keys()) if (!after.inside.has(id)) expect(out).toContain(id);
        const hasWatchEnded = before.fireWatchEndedAt === null && after.fireWatchEndedAt !== null;
        const watchers = [...before.signedOn.keys()].filter((id) => !before.inside.has(id));
        const off = listOff(taken, model, hasWatchEnded, watchers);
        for (const id of before.signedOn.keys()) if (!after.signedOn.has(id)) expect(off).toContain(id);
        if (before.finishedAt === null && after.finishedAt !== null) expect(before.inside.size).toBe(0);
      }
    }),
    // Rare among all others: a fire watch ends while its fire watcher is inside.
    { numRuns: 2000, examples: [[rolesPolicy, watchedFromInside]] },
  );
});
