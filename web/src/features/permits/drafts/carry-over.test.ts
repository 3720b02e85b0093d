import { inputOf, templateOf } from '@eptw/domain/template/one-of-each';
import { expect, it } from 'vitest';
import { carryOver, formGone } from './carry-over.ts';

const nameOf = (filename: string) => (filename === 'f1' ? 'layout.png' : filename);
const place = inputOf('text', { name: 'place', label: 'Work location' });
const shift = (...values: string[]) =>
  inputOf('radio', {
    name: 'shift',
    label: 'Shift',
    options: values.map((value) => ({ value, label: `${value} shift` })),
  });
const drawing = inputOf('file', { name: 'drawing', label: 'Drawing' });
const crane = inputOf('text', { name: 'crane', label: 'Crane' });

const before = templateOf([place, shift('Day', 'Night'), drawing], 'LIFTING');
const filled = { place: 'Bay 12', shift: 'Night', drawing: ['f1'] };

it('leaves a form alone that has not changed', () => {
  expect(carryOver(before, structuredClone(before), filled, nameOf)).toEqual({ submission: filled, news: undefined });
});

it('carries values over by name, and tells what is new, gone and different', () => {
  const after = templateOf([{ ...place, label: 'Where' }, shift('Day', 'Night'), crane], 'LIFTING');
  expect(carryOver(before, after, filled, nameOf)).toEqual({
    submission: { place: 'Bay 12', shift: 'Night' },
    news: {
      title: 'LIFTING',
      isGone: false,
      added: ['Crane'],
      removed: [{ label: 'Drawing', lost: 'layout.png' }],
      changed: [{ label: 'Where', lost: '' }],
    },
  });
});

it('lets go of a value that its input can no longer hold, and tells it', () => {
  const after = templateOf([place, shift('Day'), drawing], 'LIFTING');
  const carried = carryOver(before, after, filled, nameOf);
  expect(carried.submission).toEqual({ place: 'Bay 12', drawing: ['f1'] });
  expect(carried.news?.changed).toEqual([{ label: 'Shift', lost: 'Night shift' }]);
});

it('tells all that was entered on a form that is gone', () => {
  expect(formGone(before, { place: 'Bay 12', drawing: ['f1'] }, nameOf)).toEqual({
    title: 'LIFTING',
    isGone: true,
    added: [],
    removed: [
      { label: 'Work location', lost: 'Bay 12' },
      { label: 'Drawing', lost: 'layout.png' },
    ],
    changed: [],
  });
});
