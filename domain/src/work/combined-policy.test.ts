import { describe, expect, it } from 'vitest';
import { countCertificates } from '../template/count-certificates.ts';
import { defaultWorkPolicies } from '../template/work-policy-defaults.ts';
import { gasReadings, type CheckReading, type CheckSeries } from '../template/work-policy.ts';
import { combinePolicies } from './combined-policy.ts';
import { generalPolicy } from './sample-jobs.ts';

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

it('a reading in another unit is a reading of its own, however many forms ask for it', () => {
  const inPpm: CheckReading = { ...flammable, unit: 'ppm', below: 1000 };
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

  it('asks for the certificates of its roles beside those that an older form counts', () => {
    const older = {
      ...generalPolicy,
      crew: [
        { certificate: 'attendant' as const, atLeast: 2 },
        { certificate: 'rigger' as const, atLeast: 1 },
      ],
    };
    expect(combinePolicies([older, confinedSpace])).toMatchObject({
      roles: expect.arrayContaining(confinedSpace.roles.filter(({ role }) => role === 'entrant')),
      crew: [
        { certificate: 'attendant', atLeast: 2 },
        { certificate: 'rigger', atLeast: 1 },
        { certificate: 'gasTester', atLeast: 1 },
        { certificate: 'confinedSpaceEntry', atLeast: 1 },
      ],
    });
  });

  it('of a single form asks for the certificates of its roles', () => {
    expect(combinePolicies([confinedSpace])?.crew).toEqual(countCertificates(confinedSpace.roles));
  });
});
