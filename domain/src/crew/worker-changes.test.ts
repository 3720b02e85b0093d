import { expect, test } from 'vitest';
import { listWorkerChanges } from './worker-changes.ts';
import type { WorkerDetails } from './worker.ts';

const welder = { kind: 'welder', number: 'W-1', issuer: 'WI', expiresOn: '2027-03-31', file: null };
const worker: WorkerDetails = {
  name: 'Ann Lee',
  passNumber: 'A-7',
  trade: 'Welder',
  phone: '+65 6123 4567',
  languages: ['en'],
  certificates: [welder],
};
const changed = (field: string) => ({ field, before: null, after: 'changed' });

test('records of a new worker what is not personal', () => {
  expect(listWorkerChanges(undefined, worker)).toEqual([
    { field: 'Trade', before: null, after: 'Welder' },
    { field: 'Certificates', before: null, after: 'Welder certificate until 2027-03-31' },
  ]);
});

test.each<[Partial<WorkerDetails>, object[]]>([
  [{}, []],
  [{ certificates: [{ ...welder }] }, []],
  [{ name: 'Ann Tan' }, [changed('Name')]],
  [
    { passNumber: 'A-8', phone: '', languages: ['en', 'ms'] },
    ['Pass number', 'Phone number', 'Languages'].map(changed),
  ],
  [{ trade: 'Rigger' }, [{ field: 'Trade', before: 'Welder', after: 'Rigger' }]],
  [{ certificates: [] }, [{ field: 'Certificates', before: 'Welder certificate until 2027-03-31', after: null }]],
  [{ certificates: [{ ...welder, issuer: 'Institute' }] }, [changed('Certificates')]],
  [{ certificates: [{ ...welder, file: 'a.pdf' }] }, [changed('Certificates')]],
])('records the change to %j', (change, expected) => {
  expect(listWorkerChanges(worker, { ...worker, ...change })).toEqual(expected);
});

test('never records personal data', () => {
  const after = { ...worker, name: 'Ben Ong', passNumber: 'B-9', phone: '+65 9999 0000', languages: ['ta'] };
  const recorded = JSON.stringify([...listWorkerChanges(worker, after), ...listWorkerChanges(undefined, worker)]);
  for (const secret of ['Ann', 'Ben', 'A-7', 'B-9', '6123', '9999', 'W-1']) expect(recorded).not.toContain(secret);
});
