import { expect, it } from 'vitest';
import { listPeriodQuestions } from './period-questions.ts';

const zone = 'Asia/Singapore';
/** A time at the site. */
const at = (time: string) => new Date(`${time}+08:00`);
const now = at('2026-11-27T14:00');

it.each<[string, string | null, string | null, RegExp[]]>([
  ['an ordinary one', '2026-11-28T08:00', '2026-11-28T18:00', []],
  ['one that begins now', '2026-11-27T13:30', '2026-11-27T18:00', []],
  ['one of today without a time', '2026-11-27T00:00', '2026-11-27T23:59', []],
  ['one of just a year', '2026-11-28T08:00', '2027-11-28T08:00', []],
  ['one that does not say', null, null, []],
  ['one that began this morning', '2026-11-27T08:00', '2026-11-27T18:00', [/^It began on 27 Nov 2026, 08:00/]],
  ['one that began yesterday', '2026-11-26T00:00', '2026-11-28T18:00', [/^It began on 26 Nov 2026, 00:00/]],
  ['a slip in the year of the end', '2026-11-28T08:00', '2036-11-28T18:00', [/^It lasts more .* until 28 Nov 2036/]],
  ['a slip in the year', '2036-11-28T08:00', '2036-11-28T18:00', [/^It begins more .* on 28 Nov 2036/]],
  ['a slip in both', '2016-11-28T08:00', '2026-11-28T18:00', [/^It began/, /^It lasts/]],
])('asks about %s what it should', (_which, start, end, questions) => {
  const period = { start: start === null ? null : at(start), end: end === null ? null : at(end) };
  expect(listPeriodQuestions(period, now, zone)).toEqual(questions.map((question) => expect.stringMatching(question)));
});
