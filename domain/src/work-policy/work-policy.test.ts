import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateKindNames } from '../crew/certificate-kind.ts';
import { findCombinationProblem } from '../role/combination.ts';
import { jobRoleNames } from '../role/job-role.ts';
import { createRoleRequirement } from '../role/role-requirement.ts';
import { formatDefinitionProblem, validateDefinition } from '../template/definition/definition.ts';
import { normalizeDefinition } from '../template/definition/normalize-definition.ts';
import { normalizeWorkPolicy, toWorkPolicy } from './normalize-work-policy.ts';
import { permitTypes } from './permit-type.ts';
import { formatTemplateFile, parseTemplateFile } from '../template/definition/template-file.ts';
import { createTestTemplate } from '../template/testing/test-templates.ts';
import {
  checkPresets,
  defaultWorkPolicies,
  gasTestSeries,
  workKindByPermitType,
  workKindNames,
  workKinds,
} from './work-policy-defaults.ts';
import type { WorkPolicyDefinition } from './work-policy-definition.ts';
import { validateWorkPolicy } from './work-policy-validation.ts';
import { checkKindNames, gasReadings, workPolicyLimits, type WorkPolicy } from './work-policy.ts';

const base: WorkPolicyDefinition = { ...defaultWorkPolicies.confinedSpace, roles: [], entryLog: false };
const withPolicy = (workPolicy: WorkPolicy) => ({ ...createTestTemplate([]), workPolicy });
const withCheck = (change: Partial<WorkPolicyDefinition['checks'][number]>) => ({
  ...base,
  checks: [{ ...gasTestSeries, ...change }],
});
const withReading = (change: object) => withCheck({ readings: [{ name: 'a', label: 'A', unit: '%', ...change }] });

const amount = (least: number, most: number) => fc.integer({ min: least, max: most });
const optionalAmount = (most: number) => fc.option(amount(1, most), { nil: undefined });
const word = fc
  .stringMatching(/^[a-z][A-Za-z0-9]{0,20}$/)
  .filter((name) => !(name in Object.prototype) && name !== 'fireWatch');

const reading = fc
  .record({
    name: word,
    label: word,
    unit: fc.constantFrom('', '%', ' ppm '),
    lower: fc.option(fc.double({ min: -100, max: -1, noNaN: true }), { nil: undefined }),
    upper: fc.option(fc.tuple(fc.constantFrom('to', 'below'), fc.double({ min: 1, max: 100, noNaN: true })), {
      nil: undefined,
    }),
    hasRange: fc.boolean(),
  })
  .map(({ lower, upper, hasRange, ...rest }) => ({
    ...rest,
    ...(hasRange && { rangeFrom: -100, rangeTo: 100 }),
    ...(lower !== undefined && { from: lower }),
    ...(upper && { [upper[0]]: upper[1] }),
  }));

const check = fc.record({
  name: word,
  title: word.map((title) => ` ${title}`),
  kind: fc.constantFrom(...checkKindNames),
  readings: fc
    .uniqueArray(reading, {
      maxLength: 4,
      selector: ({ name }) => name.toLowerCase(),
    })
    .map((readings) => readings.map((each) => ({ ...each, label: each.name }))),
  beforeStartMinutes: optionalAmount(600),
  everyMinutes: amount(2, 600),
  graceMinutes: fc.constant(1),
  calibrationDays: optionalAmount(400),
});

/** Roles with every combination that is allowed. */
const roles = fc.uniqueArray(fc.constantFrom(...jobRoleNames), { maxLength: 6 }).map((names) => {
  const rows = names.map((role) => createRoleRequirement(role, 2));
  return rows.map((row) => ({
    ...row,
    mayCombine: rows.filter((other) => findCombinationProblem(row, other) === undefined).map(({ role }) => role),
  }));
});

const countedCrew = fc
  .uniqueArray(fc.constantFrom(...certificateKindNames), { maxLength: 5 })
  .map((kinds) => kinds.map((certificate) => ({ certificate, atLeast: 2 })));

/** Those who do the work: roles, or so many people with each certificate. */
const people = fc.oneof(
  roles.map((named) => ({ roles: named, crew: [] })),
  countedCrew.map((counted) => ({ roles: [], crew: counted })),
);

const terms = fc.record({
  validityHours: fc.option(amount(48, workPolicyLimits.validityHours), { nil: undefined }),
  revalidationHours: optionalAmount(48),
  ownPauseMinutes: amount(0, workPolicyLimits.ownPauseMinutes),
  extensionHours: amount(0, workPolicyLimits.extensionHours),
  fireWatch: fc.option(
    amount(15, 120).map((minutes) => ({ minutes, roundMinutes: 15, graceMinutes: 5 })),
    { nil: undefined },
  ),
  isolation: fc.boolean(),
  checks: fc
    .uniqueArray(check, { maxLength: 4, selector: ({ name }) => name.toLowerCase() })
    .map((checks) => checks.map((each) => ({ ...each, title: ` ${each.name} ` }))),
  entryLog: fc.constant(false),
  severalJobs: fc.boolean(),
});

const policy: fc.Arbitrary<WorkPolicyDefinition> = fc
  .tuple(terms, people)
  .map(([one, other]) => ({ ...one, ...other }));

describe('a work policy', () => {
  it('of any valid template survives its file, and normalises once', () => {
    fc.assert(
      fc.property(policy, (workPolicy) => {
        const template = { ...createTestTemplate([]), workPolicy };
        expect(validateDefinition(template)).toEqual([]);
        const content = normalizeDefinition(template);
        expect(normalizeDefinition(content)).toStrictEqual(content);
        expect(parseTemplateFile(formatTemplateFile(content))).toStrictEqual({ definition: content });
      }),
    );
  });

  it('is stored with trimmed texts, and without what is not set', () => {
    const normal = normalizeWorkPolicy({
      ...base,
      validityHours: undefined,
      checks: [
        {
          ...gasTestSeries,
          title: ' Gas ',
          everyMinutes: undefined,
          readings: [{ name: 'a', label: ' A ', unit: ' % ', to: undefined }],
        },
      ],
      crew: [],
    });
    expect(Object.keys(normal)).not.toContain('validityHours');
    expect(normal.checks).toStrictEqual([
      {
        name: 'gasTest',
        title: 'Gas',
        kind: 'gasTest',
        readings: [{ name: 'a', label: 'A', unit: '%' }],
        beforeStartMinutes: 30,
        graceMinutes: 0,
        calibrationDays: 180,
      },
    ]);
  });

  it.each<[string, WorkPolicyDefinition, string, RegExp]>([
    ['valid for no time', { ...base, validityHours: 0 }, 'validityHours', /from 1 minute to 336 hours, in whole min/],
    ['valid for part of a minute', { ...base, validityHours: 1.505 }, 'validityHours', /whole minutes/],
    ['valid for a number that is none', { ...base, validityHours: Number.NaN }, 'validityHours', /in whole minutes/],
    [
      'revalidated too rarely',
      { ...base, validityHours: undefined, revalidationHours: 169 },
      'revalidationHours',
      /to 168 hours/,
    ],
    [
      'revalidated after it has expired',
      { ...base, revalidationHours: 13 },
      'revalidationHours',
      /expire after 12 hours/,
    ],
    ['without its own pause', { ...base, ownPauseMinutes: undefined }, 'ownPauseMinutes', /required/],
    ['with a negative extension', { ...base, extensionHours: -1 }, 'extensionHours', /from 0 to 168 hours/],
    [
      'with a fire watch of no length',
      { ...base, fireWatch: { roundMinutes: 1, graceMinutes: 0 } },
      'fireWatch.minutes',
      /required/,
    ],
    [
      'with rounds longer than the watch',
      { ...base, fireWatch: { minutes: 10, roundMinutes: 11, graceMinutes: 0 } },
      'fireWatch.roundMinutes',
      /further apart/,
    ],
    [
      'with a grace time as long as the rounds',
      { ...base, fireWatch: { minutes: 10, roundMinutes: 5, graceMinutes: 5 } },
      'fireWatch.graceMinutes',
      /shorter/,
    ],
    [
      'with eleven checks',
      { ...base, checks: Array.from({ length: 11 }, () => gasTestSeries) },
      'checks',
      /at most 10 checks/,
    ],
    ['with a check without a title', withCheck({ title: ' ' }), 'checks.0.title', /required/],
    ['with HTML in the title of a check', withCheck({ title: '<b>Gas' }), 'checks.0.title', /HTML/],
    ['with a check without a name', withCheck({ name: '' }), 'checks.0.name', /required/],
    ['with a space in the name of a check', withCheck({ name: 'gas test' }), 'checks.0.name', /letters and digits/],
    ['with the name of a check that is too long', withCheck({ name: 'a'.repeat(61) }), 'checks.0.name', /at most 60/],
    ['with a check named as the rounds of a fire watch', withCheck({ name: 'fireWatch' }), 'checks.0.name', /reserved/],
    ['with a check named as a member of objects', withCheck({ name: 'constructor' }), 'checks.0.name', /reserved/],
    ['with a check of another kind', withCheck({ kind: 'dance' }), 'checks.0.kind', /Choose/],
    [
      'with a check at no time',
      withCheck({ beforeStartMinutes: undefined, everyMinutes: undefined }),
      'checks.0.everyMinutes',
      /interval, or both/,
    ],
    [
      'with a repeated check without a grace time',
      withCheck({ graceMinutes: undefined }),
      'checks.0.graceMinutes',
      /required/,
    ],
    [
      'with a grace time as long as the interval',
      withCheck({ graceMinutes: 30 }),
      'checks.0.graceMinutes',
      /shorter than the interval/,
    ],
    ['with a calibration of a future day', withCheck({ calibrationDays: -1 }), 'checks.0.calibrationDays', /from 1/],
    [
      'with thirteen readings',
      withCheck({ readings: Array.from({ length: 13 }, () => gasReadings[0] ?? { name: 'a', label: 'A', unit: '' }) }),
      'checks.0.readings',
      /at most 12/,
    ],
    ['with a reading without a label', withReading({ label: '' }), 'checks.0.readings.0.label', /required/],
    ['with a reading without a name', withReading({ name: '' }), 'checks.0.readings.0.name', /required/],
    ['with a long unit', withReading({ unit: 'x'.repeat(13) }), 'checks.0.readings.0.unit', /at most 12/],
    ['with equal limits', withReading({ from: 5, to: 5 }), 'checks.0.readings.0.to', /more than 5/],
    [
      'with a lower limit above the upper one',
      withReading({ from: 5, below: 4 }),
      'checks.0.readings.0.below',
      /more than 5/,
    ],
    ['with two upper limits', withReading({ to: 5, below: 6 }), 'checks.0.readings.0.below', /either/],
    ['with only one end of a range', withReading({ rangeTo: 5 }), 'checks.0.readings.0.rangeFrom', /or neither/],
    ['with only the other end', withReading({ rangeFrom: 5 }), 'checks.0.readings.0.rangeTo', /or neither/],
    ['with an empty range', withReading({ rangeFrom: 5, rangeTo: 5 }), 'checks.0.readings.0.rangeTo', /more than 5/],
    [
      'with a limit above the range',
      withReading({ below: 11, rangeFrom: 0, rangeTo: 10 }),
      'checks.0.readings.0.rangeTo',
      /must show the limit of 11/,
    ],
    [
      'with a limit below the range',
      withReading({ from: -1, rangeFrom: 0, rangeTo: 10 }),
      'checks.0.readings.0.rangeFrom',
      /must show the limit of -1/,
    ],
    [
      'with an endless range',
      withReading({ rangeFrom: 0, rangeTo: Infinity }),
      'checks.0.readings.0.rangeTo',
      /-1000000/,
    ],
    ['with an endless limit', withReading({ to: Infinity }), 'checks.0.readings.0.to', /from -1000000 to 1000000/],
    [
      'with a certificate that does not exist',
      { ...base, crew: [{ certificate: 'diver', atLeast: 1 }] },
      'crew.0.certificate',
      /Choose/,
    ],
    [
      'with nobody who holds a certificate',
      { ...base, crew: [{ certificate: 'rigger', atLeast: 0 }] },
      'crew.0.atLeast',
      /from 1 to 50 people/,
    ],
    [
      'with a certificate of a missing number',
      { ...base, crew: [{ certificate: 'rigger' }] },
      'crew.0.atLeast',
      /required/,
    ],
  ])('%s is refused', (_which, policyWithProblem, path, sentence) => {
    expect(validateWorkPolicy(policyWithProblem)).toEqual([{ path, message: expect.stringMatching(sentence) }]);
  });

  it('refuses what is listed twice at the second place', () => {
    const readings = [gasReadings[0], gasReadings[0]].flatMap((each) => each ?? []);
    const checks = [gasTestSeries, { ...gasTestSeries, title: 'GAS TEST ', readings }];
    const crew = [
      { certificate: 'welder', atLeast: 1 },
      { certificate: 'welder', atLeast: 2 },
    ];
    expect(validateWorkPolicy({ ...base, checks, crew }).map(({ path }) => path)).toEqual([
      'checks.1.name',
      'checks.1.title',
      'checks.1.readings.1.name',
      'checks.1.readings.1.label',
      'crew.1.certificate',
    ]);
  });

  it('needs no grace time for a check that is not repeated', () => {
    expect(validateWorkPolicy(withCheck({ everyMinutes: undefined, graceMinutes: undefined }))).toEqual([]);
  });

  it('can be shown while it is unfinished', () => {
    const unfinished: WorkPolicyDefinition = {
      ...base,
      ownPauseMinutes: undefined,
      fireWatch: { minutes: 60 },
      checks: [{ ...gasTestSeries, kind: 'dance', graceMinutes: undefined }],
      roles: [
        { ...createRoleRequirement('worker'), role: 'diver' },
        { ...createRoleRequirement('entrant'), atLeast: undefined, certificates: ['diver'], mayCombine: ['diver'] },
      ],
      crew: [{ certificate: 'diver', atLeast: 1 }, { certificate: 'rigger' }],
    };
    expect(toWorkPolicy(unfinished)).toMatchObject({
      ownPauseMinutes: 0,
      fireWatch: { minutes: 60, roundMinutes: 0, graceMinutes: 0 },
      checks: [{ kind: 'other', graceMinutes: 0 }],
      roles: [{ role: 'entrant', atLeast: 0, certificates: [], mayCombine: [] }],
      crew: [{ certificate: 'rigger', atLeast: 0 }],
    });
    expect(toWorkPolicy(defaultWorkPolicies.hotWork)).toEqual(defaultWorkPolicies.hotWork);
  });

  it('has problems whose place can be read', () => {
    const [problem] = validateDefinition({ ...createTestTemplate([]), workPolicy: withReading({ from: 5, to: 5 }) });
    expect(problem && formatDefinitionProblem(problem)).toBe(
      'Work policy, check 1, reading 1, to: The upper limit must be more than 5. Correct one of the two.',
    );
    const [tooMany] = validateDefinition({ ...createTestTemplate([]), workPolicy: { ...base, ownPauseMinutes: -1 } });
    expect(tooMany && formatDefinitionProblem(tooMany)).toMatch(/^Work policy, own pause: /);
  });
});

describe('a default policy', () => {
  it.each(workKindNames.map((kind) => [workKinds[kind], defaultWorkPolicies[kind]] as const))(
    'of %s is valid and normalised',
    (_kind, workPolicy) => {
      expect(validateWorkPolicy(workPolicy)).toEqual([]);
      expect(normalizeDefinition(withPolicy(workPolicy)).workPolicy).toStrictEqual(workPolicy);
    },
  );

  it.each(checkKindNames)('exists for a check of the kind %s', (kind) => {
    const preset = checkPresets[kind];
    expect(preset.kind).toBe(kind);
    expect(
      validateWorkPolicy({ ...base, checks: [{ ...preset, name: 'a', title: preset.title || 'Radiation' }] }),
    ).toEqual([]);
  });

  it('exists for every permit type', () => {
    expect(permitTypes.filter((type) => !(workKindByPermitType[type] in defaultWorkPolicies))).toEqual([]);
    expect(workKindByPermitType['Confined Space']).toBe('confinedSpace');
  });
});
