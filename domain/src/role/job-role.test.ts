import { describe, expect, it } from 'vitest';
import { certificateKindNames } from '../crew/certificate-kind.ts';
import { findCombinationProblem, mayBeCombined, setCombination } from './combination.ts';
import { jobRoleNames, jobRoles, roleByCertificate, type JobRole } from './job-role.ts';
import { createRoleRequirement, listUsualCombinations, requireRoles } from './role-requirement.ts';
import * as bengali from './role-words-bn.ts';
import * as english from './role-words-en.ts';
import * as malay from './role-words-ms.ts';
import * as tamil from './role-words-ta.ts';
import * as chinese from './role-words-zh.ts';

const pairs = jobRoleNames.flatMap((one) => jobRoleNames.map((other) => [one, other] as const));
const alwaysThere = jobRoleNames.filter((role) => jobRoles[role].presence === 'always');
const hands = jobRoleNames.filter((role) => jobRoles[role].presence === 'works');

describe('the table of roles', () => {
  it('has attendant, fire watcher and second person there all the time, and the gas tester for the checks', () => {
    expect(alwaysThere).toEqual(['attendant', 'fireWatcher', 'secondPerson']);
    expect(jobRoleNames.filter((role) => jobRoles[role].presence === 'forChecks')).toEqual(['gasTester']);
    expect(jobRoleNames.filter((role) => createRoleRequirement(role).goesInside)).toEqual(['entrant']);
  });

  it('combines gas tester with attendant and rigger with signaller, and nothing else', () => {
    const combined = pairs.filter(([one, other]) => listUsualCombinations(one).includes(other));
    expect(combined.map((pair) => pair.join(' '))).toEqual([
      'attendant gasTester',
      'gasTester attendant',
      'rigger signaller',
      'signaller rigger',
    ]);
    for (const [one, other] of combined) expect(mayBeCombined(one, other)).toBe(true);
  });

  it('has a role for every certificate, which needs it', () => {
    for (const kind of certificateKindNames) expect(jobRoles[roleByCertificate[kind]].certificates).toEqual([kind]);
  });

  it('has a sign of its own for every role', () => {
    expect(new Set(jobRoleNames.map((role) => jobRoles[role].sign)).size).toBe(jobRoleNames.length);
  });

  it.each(Object.entries({ english, chinese, malay, tamil, bengali }))(
    'has a name and a sentence of its own for every role in %s',
    (_language, { roleWords }) => {
      const words = jobRoleNames.map((role) => roleWords[role]);
      expect(new Set(words.map(({ name }) => name)).size).toBe(jobRoleNames.length);
      expect(new Set(words.map(({ sentence }) => sentence)).size).toBe(jobRoleNames.length);
      for (const { name, sentence } of words) expect([name.trim(), sentence.trim()]).not.toContain('');
    },
  );
});

describe('one person', () => {
  it('never fills a role that is there all the time and one that does the work', () => {
    for (const one of alwaysThere) {
      for (const other of hands) expect([one, other, mayBeCombined(one, other)]).toEqual([one, other, false]);
    }
    expect(findCombinationProblem(createRoleRequirement('attendant'), createRoleRequirement('entrant'))).toBe(
      'An attendant never has hands in the work.',
    );
  });

  it('never fills two roles that are there all the time', () => {
    for (const one of alwaysThere) for (const other of alwaysThere) expect(mayBeCombined(one, other)).toBe(false);
    expect(findCombinationProblem(createRoleRequirement('attendant'), createRoleRequirement('fireWatcher'))).toBe(
      'Attendant and fire watcher are both there all the time: each needs a person of its own.',
    );
  });

  it('fills the same roles in either order', () => {
    for (const [one, other] of pairs) expect(mayBeCombined(one, other)).toBe(mayBeCombined(other, one));
  });

  it.each<[string, JobRole, JobRole, { allTheTime?: boolean; goesInside?: boolean }, string]>([
    [
      'is there all the time by the policy',
      'gasTester',
      'welder',
      { allTheTime: true },
      'A gas tester who must be there all the time has no hands in the work.',
    ],
    [
      'goes inside by the policy',
      'gasTester',
      'attendant',
      { goesInside: true },
      'An attendant never goes inside, and gas tester is a role that does.',
    ],
    [
      'need not be there all the time by the policy',
      'fireWatcher',
      'welder',
      { allTheTime: false },
      'A fire watcher never has hands in the work.',
    ],
  ])('never fills both where one %s', (_why, one, other, duty, sentence) => {
    const [row, otherRow] = [{ ...createRoleRequirement(one), ...duty }, createRoleRequirement(other)];
    expect(findCombinationProblem(row, otherRow)).toBe(sentence);
    expect(findCombinationProblem(otherRow, row)).toBe(sentence);
  });
});

describe('a combination', () => {
  const rows = requireRoles([
    ['welder', 1],
    ['rigger', 1],
    ['worker', 0],
  ]);
  const toLists = (changed: typeof rows) => changed.map(({ mayCombine }) => mayCombine);

  it('is written in both rows at once, once, and taken out of both', () => {
    const added = setCombination(rows, ['welder', 'rigger'], true);
    expect(toLists(added)).toEqual([['rigger'], ['welder'], []]);
    expect(toLists(setCombination(added, ['rigger', 'welder'], true))).toEqual([['rigger'], ['welder'], []]);
    expect(toLists(setCombination(added, ['rigger', 'welder'], false))).toEqual([[], [], []]);
  });

  it('is not written with a role that the policy does not name', () => {
    expect(toLists(setCombination(rows, ['welder', 'entrant'], true))).toEqual([[], [], []]);
  });
});
