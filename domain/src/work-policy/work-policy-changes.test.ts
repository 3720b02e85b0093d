import { describe, expect, it } from 'vitest';
import { createTestTemplate } from '../template/testing/test-templates.ts';
import {
  describeTemplate,
  diffTemplateVersions,
  formatVersionChange,
  toFieldChanges,
} from '../template/changes/version-changes.ts';
import { setCombination } from '../role/combination.ts';
import { createRoleRequirement } from '../role/role-requirement.ts';
import { attendantSeries, defaultWorkPolicies, gasTestSeries } from './work-policy-defaults.ts';
import { formatLimits, summarizeCheck, summarizeRole } from './describe-work-policy.ts';
import type { WorkPolicy } from './work-policy.ts';

const base = defaultWorkPolicies.confinedSpace;
const withPolicy = (workPolicy?: WorkPolicy) => ({ ...createTestTemplate([]), ...(workPolicy && { workPolicy }) });

function diffAsText(before: WorkPolicy | undefined, after: WorkPolicy | undefined): string[] {
  return diffTemplateVersions(withPolicy(before), withPolicy(after)).flatMap((change) => [
    formatVersionChange(change),
    ...change.fields.map(({ field, before: was, after: is }) => `${field}: ${was} > ${is}`),
  ]);
}

describe('the changes of a work policy', () => {
  it.each<[string, Partial<WorkPolicy>, string[]]>([
    ['none', {}, []],
    ['its validity', { validityHours: 8 }, ['Valid for: 12 hours > 8 hours']],
    ['its validity in minutes', { validityHours: 1.5 }, ['Valid for: 12 hours > 90 minutes']],
    ['its revalidation in minutes', { revalidationHours: 1 / 3 }, ['Revalidation: Never > Every 20 minutes']],
    ['no validity', { validityHours: undefined }, ['Valid for: 12 hours > The whole period']],
    ['its revalidation', { revalidationHours: 1 }, ['Revalidation: Never > Every 1 hour']],
    ['its own pause', { ownPauseMinutes: 0 }, ['Own pause: Up to 30 minutes > Up to 0 minutes']],
    ['its extension', { extensionHours: 0 }, ['Extension: Up to 4 hours in total > None']],
    [
      'its fire watch',
      { fireWatch: { minutes: 60, roundMinutes: 15, graceMinutes: 5 } },
      ['Fire watch: None > 60 minutes, a round every 15 minutes, grace time 5 minutes'],
    ],
    ['its isolations', { isolation: true }, ['Isolations verified before the start: No > Yes']],
    ['several jobs', { severalJobs: true }, ['Workers may be on several jobs: No > Yes']],
    ['its crew', { crew: [{ certificate: 'attendant', atLeast: 2 }] }, ['Crew: null > Attendant: at least 2']],
    ['its entry log', { entryLog: false }, ['Entry log: Yes > No']],
    [
      'a role',
      { roles: setCombination(base.roles, ['attendant', 'gasTester'], false) },
      ['Role attendant: may combine with: Gas tester > null', 'Role gas tester: may combine with: Attendant > null'],
    ],
    [
      'the terms of a role',
      { roles: base.roles.with(2, { ...createRoleRequirement('entrant', 2), certificates: [], goesInside: false }) },
      [
        'Role entrant: at least: 1 > 2',
        'Role entrant: certificates: Confined space entry certificate > null',
        'Role entrant: goes inside: Yes > No',
      ],
    ],
    [
      'a role less',
      { roles: base.roles.slice(0, 3) },
      [
        'Roles: Attendant, Gas tester, Entrant, Worker > Attendant, Gas tester, Entrant',
        'Role worker: at least: 0 > null',
        'Role worker: must be there: not required > null',
        'Role worker: goes inside: No > null',
      ],
    ],
    [
      'the order of its checks',
      { checks: [attendantSeries, gasTestSeries] },
      ['Checks: Gas test, Attendant > Attendant, Gas test'],
    ],
    [
      'a check',
      { checks: [{ ...gasTestSeries, everyMinutes: 15, readings: [] }, attendantSeries] },
      [
        'Check Gas test: interval: 30 minutes > 15 minutes',
        'Check Gas test: readings: Oxygen 19.5 to 23.5 %, instrument 0 to 30 %, Flammable gas (LEL) below 10 %, instrument 0 to 100 %, Hydrogen sulfide below 10 ppm, instrument 0 to 500 ppm, Carbon monoxide below 25 ppm, instrument 0 to 2000 ppm > null',
      ],
    ],
    [
      'the title of a check',
      { checks: [gasTestSeries, { ...attendantSeries, title: 'Watch' }] },
      ['Checks: Gas test, Attendant > Gas test, Watch', 'Check Watch: title: Attendant > Watch'],
    ],
    [
      'a check less',
      { checks: [gasTestSeries] },
      [
        'Checks: Gas test, Attendant > Gas test',
        'Check Attendant: title: Attendant > null',
        'Check Attendant: kind: Attendant > null',
        'Check Attendant: before the start: Not needed > null',
        'Check Attendant: interval: 60 minutes > null',
        'Check Attendant: grace time: 10 minutes > null',
        'Check Attendant: calibration: No instrument > null',
      ],
    ],
  ])('name %s', (_what, change, lines) => {
    const expected = lines.length > 0 ? ['Changed the work policy', ...lines] : [];
    expect(diffAsText(base, { ...base, ...change })).toEqual(expected);
  });

  it('say that it was added or removed', () => {
    const policy = defaultWorkPolicies.lineOpening;
    expect(diffAsText(undefined, policy)).toEqual([
      'Added the work policy',
      'Valid for: null > 12 hours',
      'Revalidation: null > Never',
      'Own pause: null > Up to 30 minutes',
      'Extension: null > Up to 4 hours in total',
      'Fire watch: null > None',
      'Isolations verified before the start: null > Yes',
      'Workers may be on several jobs: null > No',
      'Entry log: null > No',
      'Roles: null > Worker',
      'Role worker: at least: null > 1',
      'Role worker: must be there: null > while live',
      'Role worker: goes inside: null > No',
    ]);
    expect(diffAsText(policy, undefined)[0]).toBe('Removed the work policy');
  });

  it('are one line each in the audit log', () => {
    const changes = diffTemplateVersions(withPolicy(base), withPolicy({ ...base, validityHours: 8 }));
    expect(toFieldChanges(changes)).toEqual([
      { field: 'Work policy: Valid for', before: '12 hours', after: '8 hours' },
    ]);
    const [added] = toFieldChanges(diffTemplateVersions(withPolicy(), withPolicy(base)));
    expect(added).toMatchObject({ field: 'Work policy', before: null });
    expect(added?.after).toMatch(/^Valid for: 12 hours; /);
  });
});

it('a whole template is described with its policy', () => {
  expect(describeTemplate(withPolicy(base))).toMatchObject({
    'Work policy: Valid for': '12 hours',
    'Work policy: Check Gas test: before the start': 'At most 30 minutes old',
    'Work policy: Check Gas test: calibration': 'At most 180 days old',
  });
  expect(Object.keys(describeTemplate(withPolicy())).filter((field) => field.startsWith('Work policy'))).toEqual([]);
});

it.each([
  [{ from: 1 }, 'from 1 %'],
  [{ to: 2 }, 'up to 2 %'],
  [{ from: 1, to: 2 }, '1 to 2 %'],
  [{ from: 1, below: 2 }, 'from 1, below 2 %'],
  [{ below: 2, unit: '' }, 'below 2'],
  [{}, ''],
])('the limits %o read %s', (limits, text) => {
  expect(formatLimits({ name: 'a', label: 'A', unit: '%', ...limits })).toBe(text);
});

it('a check is summarised by its times', () => {
  expect(summarizeCheck(gasTestSeries)).toBe('At most 30 minutes before the start, every 30 minutes');
  expect(summarizeCheck(attendantSeries)).toBe('Every 60 minutes');
});

it('a role is summarised in one line', () => {
  expect(base.roles.map(summarizeRole)).toEqual([
    'At least 1, all the time; Confined space attendant certificate; may combine with gas tester',
    'At least 1, for its checks; Gas tester certificate; may combine with attendant',
    'At least 1, while live; Confined space entry certificate; goes inside',
    'Not required',
  ]);
});
