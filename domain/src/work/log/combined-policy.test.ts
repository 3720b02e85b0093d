import { describe, expect, it } from 'vitest';
import { defaultWorkPolicies } from '../../work-policy/work-policy-defaults.ts';
import { gasReadings, type CheckReading, type CheckSeries } from '../../work-policy/work-policy.ts';
import { combinePolicies } from './combined-policy.ts';
import { generalPolicy } from '../testing/sample-jobs.ts';

const [oxygen, flammable, hydrogenSulfide] = gasReadings as [CheckReading, CheckReading, CheckReading];

const series: CheckSeries = {
  name: 'gasTest',
  title: 'Gas test',
  kind: 'gasTest',
  readings: [],
  graceMinutes: 5,
};

/** The series of a permit with two forms that ask for these. */
function combine(one: Partial<CheckSeries>, other: Partial<CheckSeries>): CheckSeries | undefined {
  const policies = [one, other].map((part) => ({ ...generalPolicy, checks: [{ ...series, ...part }] }));
  expect(combinePolicies(policies)?.checks).toHaveLength(1);
  return combinePolicies(policies)?.checks[0];
}

it('forms that ask for the same check get every reading of both, in the order of a gas test', () => {
  const noise: CheckReading = { name: 'noise', label: 'Noise', unit: 'dB', below: 85 };
  const combined = combine({ readings: [noise, flammable] }, { readings: [oxygen, hydrogenSulfide] });
  expect(combined?.readings.map(({ name }) => name)).toEqual(['oxygen', 'flammable', 'hydrogenSulfide', 'noise']);
});

it.each([
  [{ everyMinutes: 15 }, { everyMinutes: 30, beforeStartMinutes: 30, calibrationDays: 90 }],
  [{ everyMinutes: 30, beforeStartMinutes: 30, calibrationDays: 90 }, { everyMinutes: 15 }],
])('the check is as frequent, as fresh and as well calibrated as either form asks', (one, other) => {
  expect(combine({ ...one, graceMinutes: 10 }, { ...other, graceMinutes: 5 })).toMatchObject({
    everyMinutes: 15,
    beforeStartMinutes: 30,
    calibrationDays: 90,
    graceMinutes: 5,
  });
});

it('a reading of both has the narrower limits', () => {
  const wide: CheckReading = { ...oxygen, from: 18, to: 25 };
  expect(combine({ readings: [wide] }, { readings: [oxygen] })?.readings).toEqual([oxygen]);
  expect(combine({ readings: [oxygen] }, { readings: [wide] })?.readings).toEqual([oxygen]);
  expect(combine({ readings: [flammable] }, { readings: [{ ...flammable, below: 5 }] })?.readings[0]?.below).toBe(5);
});

describe('of two forms that ask for the same reading', () => {
  const [narrow, wide] = [
    { ...flammable, rangeFrom: 0, rangeTo: 60 },
    { ...flammable, rangeFrom: -5, rangeTo: 50 },
  ];
  const { rangeFrom: _from, rangeTo: _to, ...older } = flammable;
  const temperature: CheckReading = { name: 'heat', label: 'Heat', unit: '°C', to: 40 };
  const ranged = { ...temperature, to: 50, rangeFrom: 0, rangeTo: 60 };
  it.each<[string, CheckReading, CheckReading, [number?, number?]]>([
    ['reaches from the lower to the higher end', narrow, wide, [-5, 60]],
    ['is that of the one form that has a range', temperature, ranged, [0, 60]],
    ['contains a limit of the form without one', { ...temperature, to: 45, from: -10 }, ranged, [-10, 60]],
    ['counts the usual one of an older form', older, { ...flammable, rangeTo: 60 }, [0, 100]],
    ['is unknown where neither has one', temperature, { ...temperature, to: 30 }, [undefined, undefined]],
  ])('the range %s', (_what, one, other, [from, to]) => {
    for (const readings of [
      [one, other],
      [other, one],
    ]) {
      const [combined] = combine({ readings: readings.slice(0, 1) }, { readings: readings.slice(1) })?.readings ?? [];
      expect([combined?.rangeFrom, combined?.rangeTo]).toEqual([from, to]);
    }
  });

  it('a gas that gets another name keeps its usual range', () => {
    const inPpm: CheckReading = { name: 'flammable', label: 'Flammable gas', unit: 'ppm' };
    const readings = combine({ readings: [inPpm] }, { readings: [older] })?.readings;
    expect(readings?.[1]).toMatchObject({ name: 'flammable2', rangeFrom: 0, rangeTo: 100 });
  });
});

it('a reading in another unit is a reading of its own, however many forms ask for it', () => {
  const inPpm: CheckReading = { ...flammable, unit: 'ppm', below: 1000, rangeTo: 2000 };
  const both = [flammable, { ...inPpm, name: 'flammable2' }];
  expect(combine({ readings: [flammable] }, { readings: [inPpm] })?.readings).toEqual(both);
  const policies = [[flammable], [inPpm], [inPpm]].map((readings) => ({
    ...generalPolicy,
    checks: [{ ...series, readings }],
  }));
  expect(combinePolicies(policies)?.checks[0]?.readings).toEqual(both);
});

describe('the roles of a permit', () => {
  const { confinedSpace, general } = defaultWorkPolicies;

  it('has an entry log if one form asks for one', () => {
    expect(combinePolicies([general, confinedSpace])?.entryLog).toBe(true);
    expect(combinePolicies([general, general])?.entryLog).toBe(false);
  });

  it('asks for people in the roles that an older form counts certificates for', () => {
    const older = {
      ...generalPolicy,
      crew: [
        { certificate: 'attendant' as const, atLeast: 2 },
        { certificate: 'rigger' as const, atLeast: 1 },
        { certificate: 'craneOperator' as const, atLeast: 1 },
      ],
    };
    const combined = combinePolicies([older, confinedSpace]);
    const toCounts = combined?.roles.map(({ role, atLeast }) => [role, atLeast]);
    expect(combined?.crew).toEqual([]);
    expect(toCounts).toEqual([
      ['attendant', 2],
      ['rigger', 1],
      ['craneOperator', 1],
      ['gasTester', 1],
      ['entrant', 1],
      ['worker', 0],
    ]);
    // Whoever was both before still may be; what needs a person of its own does.
    const byRole = new Map(combined?.roles.map((row) => [row.role, row.mayCombine]));
    expect(byRole.get('rigger')).toEqual(['craneOperator']);
    expect(byRole.get('attendant')).toEqual([]);
  });

  it('counts certificates where no form names a role', () => {
    const crew = [{ certificate: 'welder' as const, atLeast: 1 }];
    expect(combinePolicies([{ ...generalPolicy, crew }, generalPolicy])).toMatchObject({ crew, roles: [] });
  });
});
