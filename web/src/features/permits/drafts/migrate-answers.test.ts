import { createTestInput, createTestTemplate } from '@eptw/domain/template/testing/test-templates';
import { expect, it } from 'vitest';
import { migrateAnswers, listLostAnswers } from './migrate-answers.ts';

const getFileName = (filename: string) => (filename === 'f1' ? 'layout.png' : filename);
const place = createTestInput('text', { name: 'place', label: 'Work location' });
const shift = (...values: string[]) =>
  createTestInput('radio', {
    name: 'shift',
    label: 'Shift',
    options: values.map((value) => ({ value, label: `${value} shift` })),
  });
const drawing = createTestInput('file', { name: 'drawing', label: 'Drawing' });
const crane = createTestInput('text', { name: 'crane', label: 'Crane' });

const before = createTestTemplate([place, shift('Day', 'Night'), drawing], 'LIFTING');
const filled = { place: 'Bay 12', shift: 'Night', drawing: ['f1'] };

it('leaves an unchanged form as it is', () => {
  expect(migrateAnswers(before, structuredClone(before), filled, getFileName)).toEqual({
    submission: filled,
    formChanges: undefined,
  });
});

it('carries answers over by input name, and reports added, removed and changed inputs', () => {
  const after = createTestTemplate([{ ...place, label: 'Where' }, shift('Day', 'Night'), crane], 'LIFTING');
  expect(migrateAnswers(before, after, filled, getFileName)).toEqual({
    submission: { place: 'Bay 12', shift: 'Night' },
    formChanges: {
      title: 'LIFTING',
      isRemoved: false,
      added: ['Crane'],
      removed: [{ label: 'Drawing', lostAnswer: 'layout.png' }],
      changed: [{ label: 'Where', lostAnswer: '' }],
    },
  });
});

it('drops an answer that its input can no longer hold, and reports it', () => {
  const after = createTestTemplate([place, shift('Day'), drawing], 'LIFTING');
  const carried = migrateAnswers(before, after, filled, getFileName);
  expect(carried.submission).toEqual({ place: 'Bay 12', drawing: ['f1'] });
  expect(carried.formChanges?.changed).toEqual([{ label: 'Shift', lostAnswer: 'Night shift' }]);
});

it('reports all answers of a removed form', () => {
  expect(listLostAnswers(before, { place: 'Bay 12', drawing: ['f1'] }, getFileName)).toEqual({
    title: 'LIFTING',
    isRemoved: true,
    added: [],
    removed: [
      { label: 'Work location', lostAnswer: 'Bay 12' },
      { label: 'Drawing', lostAnswer: 'layout.png' },
    ],
    changed: [],
  });
});
