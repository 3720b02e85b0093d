import { expect, it } from 'vitest';
import { inputOf } from './one-of-each.ts';
import { progress } from './progress.ts';

const template = {
  title: 'A2 - LADDERS',
  sections: [
    {
      title: 'Work',
      form: [inputOf('text', { required: true }), inputOf('date', { required: true }), inputOf('freetext')],
    },
    // Two sections of one title are two sections.
    { title: 'Work', form: [inputOf('time'), inputOf('select'), inputOf('checkbox', { required: true })] },
  ],
};

it('counts section by section', () => {
  const submission = { text: 'Replace valve', time: '99:99', select: 'ladder', checkbox: false };
  expect(progress(template, submission)).toEqual([
    { title: 'Work', inputs: 2, filled: 1, required: 2, missing: 1, problems: 0 },
    { title: 'Work', inputs: 3, filled: 2, required: 1, missing: 1, problems: 1 },
  ]);
});

it('counts a period in disorder at its end', () => {
  const ordered = {
    title: 'A2 - LADDERS',
    sections: [
      { title: 'From', form: [inputOf('date', { name: 'startDate' })] },
      { title: 'To', form: [inputOf('date', { name: 'dateEnd' })] },
    ],
  };
  const counted = progress(ordered, { startDate: '2026-11-20', dateEnd: '2026-11-19' });
  expect(counted.map((section) => section.problems)).toEqual([0, 1]);
});
