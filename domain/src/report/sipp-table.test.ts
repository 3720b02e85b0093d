import { expect, test } from 'vitest';
import { sippColumns, toSippRow } from './sipp-table.ts';
import { toSippSubmission } from './sipp-work.ts';

test('a work is a row keyed by its columns', () => {
  const submission = toSippSubmission({ startDate: '2026-03-02', workLocation: 'Bay 12' }, { sections: [] });
  const work = {
    _id: '1',
    code: 'F10N-GP-000001',
    isChild: false,
    site: 'F10N',
    status: 'Approved' as const,
    title: 'B7 - SIPP PERMIT',
  };
  const row = toSippRow({ ...work, stage: 'approved', startDate: '2026-03-02', submission, duration: 8.5 });
  expect(sippColumns).toHaveLength(18);
  expect(row).toHaveLength(18);
  const result = Object.fromEntries(sippColumns.map((name, index) => [name, row[index]]));
  expect(result).toMatchObject({
    Permit: 'F10N-GP-000001',
    Site: 'F10N',
    Status: 'Approved',
    'Start date': '2026-03-02',
    'Work location': 'Bay 12',
    'Building level': '',
    'Work duration (hours)': 8.5,
  });
});

test('an unknown duration is left out', () => {
  const submission = toSippSubmission({}, { sections: [] });
  const work = {
    _id: '1',
    code: 'F10N-GP-000001',
    isChild: false,
    site: 'F10N',
    status: 'Approved' as const,
    title: 'B7 - SIPP PERMIT',
  };
  const row = toSippRow({ ...work, stage: 'pending', startDate: '2026-03-02', submission, duration: null });
  expect(row.at(-1)).toBe('');
  expect(row[2]).toBe('Pending approval');
});
