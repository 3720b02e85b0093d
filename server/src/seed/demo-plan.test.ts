import { expect, it } from 'vitest';
import { planDemoPermits, type DemoPermit } from './demo-plan.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The status of a permit after every step before `now`. */
function findStatus({ steps }: DemoPermit, now: Date): string | undefined {
  return steps.findLast(({ at, requestedStatus }) => at < now && requestedStatus !== undefined)?.requestedStatus;
}

const hours = Array.from(
  { length: 48 },
  (_, index) => new Date(Date.UTC(2026, 10, 21, index / 2, 17 + (index % 2) * 30)),
);

it.each(hours)('at %s only the intended user is blocked from raising permits', (now) => {
  const counts = new Map<string, number>();
  for (const permit of planDemoPermits(createSeededRandom(), now)) {
    const isOver = Date.parse(`${permit.end}T24:00:00+08:00`) <= now.getTime();
    const status = findStatus(permit, now);
    const kind = status === 'PendingClosure' ? status : status === 'Approved' && isOver ? 'unclosed' : undefined;
    if (kind) counts.set(`${permit.submitter} ${kind}`, (counts.get(`${permit.submitter} ${kind}`) ?? 0) + 1);
  }
  expect(Object.fromEntries([...counts].filter(([, count]) => count > 1))).toEqual({
    'blocked@acme-works.example PendingClosure': 3,
  });
  expect([...counts.keys()].filter((key) => key.endsWith('PendingClosure'))).toHaveLength(1);
});
