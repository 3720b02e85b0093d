import { expect, it } from 'vitest';
import { createTestInput } from '../testing/test-templates.ts';
import { getSectionProgress } from './section-progress.ts';

const template = {
  title: 'A2 - LADDERS',
  sections: [
    {
      title: 'Work',
      form: [
        createTestInput('text', { required: true }),
        createTestInput('date', { required: true }),
        createTestInput('freetext'),
      ],
    },
    // Two sections with the same title are two sections.
    {
      title: 'Work',
      form: [createTestInput('time'), createTestInput('select'), createTestInput('checkbox', { required: true })],
    },
  ],
};

it('counts section by section', () => {
  const submission = { text: 'Replace valve', time: '99:99', select: 'ladder', checkbox: false };
  expect(getSectionProgress(template, submission)).toEqual([
    { title: 'Work', inputs: 2, filled: 1, required: 2, missing: 1, problems: 0 },
    { title: 'Work', inputs: 3, filled: 2, required: 1, missing: 1, problems: 1 },
  ]);
});

it('counts an impossible period at its end', () => {
  const ordered = {
    title: 'A2 - LADDERS',
    sections: [
      { title: 'From', form: [createTestInput('date', { name: 'startDate' })] },
      { title: 'To', form: [createTestInput('date', { name: 'dateEnd' })] },
    ],
  };
  const counted = getSectionProgress(ordered, { startDate: '2026-11-20', dateEnd: '2026-11-19' });
  expect(counted.map((section) => section.problems)).toEqual([0, 1]);
});
