import { expect, it } from 'vitest';
import { formatNobodyVerifies, formatReminded, formatRemindedToday } from './verification-reminder.ts';

const certificate = { kind: 'attendant', holder: 'Arun Selvam' };

it.each([
  [['Sarah Lim'], 'Sarah Lim was asked'],
  [['Sarah Lim', 'Tan Wei Ming'], 'Sarah Lim and Tan Wei Ming were asked'],
  [['A', 'B', 'C', 'D'], 'A, B, C and D were asked'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D and E were asked'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D and 2 others were asked'],
])('names those who were asked: %j', (names, start) => {
  expect(formatReminded(certificate, names)).toBe(
    `${start} to verify the confined space attendant certificate of Arun Selvam. Show it to one of them.`,
  );
});

it('says when they can be asked again, and whom to show it until then', () => {
  const times = { at: '6 Mar 2026, 09:00', next: '7 Mar 2026, 00:00' };
  expect(formatRemindedToday(certificate, { ...times, names: ['Sarah Lim'] })).toBe(
    'The confined space attendant certificate of Arun Selvam: the site was asked on 6 Mar 2026, 09:00, and can be asked again from 7 Mar 2026, 00:00. Show it to Sarah Lim.',
  );
  expect(formatRemindedToday(certificate, { ...times, names: [] })).toMatch(/00:00\.$/);
});

it('says what to do where nobody can be asked', () => {
  expect(formatNobodyVerifies('Fab 10N')).toMatch(/^Nobody at Fab 10N .+ Ask an administrator/);
});
