import { describe, expect, it } from 'vitest';
import { roles } from '../user/role.ts';
import {
  areaStopKindNames,
  areaStopKinds,
  findStopReasonProblem,
  formatStopCause,
  formatStopHeadline,
  formatStopInstruction,
  formatStopLabel,
  isGraverKind,
  mayStopArea,
  toAreaStopKind,
  toStopCause,
} from './area-stop.ts';
import { maximumWorkText } from '../text/work-text.ts';

it('a kind stands for its own reason; anything else needs one, and every reason has an end', () => {
  for (const kind of areaStopKindNames) {
    const problem = findStopReasonProblem(kind, ' ');
    if (kind === 'other') expect(problem).toMatch(/^Please give a reason/);
    else expect(problem).toBeUndefined();
    expect(findStopReasonProblem(kind, 'a'.repeat(maximumWorkText))).toBeUndefined();
    expect(findStopReasonProblem(kind, 'a'.repeat(maximumWorkText + 1))).toMatch(/at most/);
  }
});

it.each([
  ['fire', '', 'Fire alarm', 'Stopped: fire alarm'],
  ['weather', ' lightning within 8 km ', 'Weather: lightning within 8 km', 'Stopped: weather'],
  ['other', 'Crane has failed', 'Crane has failed', 'Stopped: Crane has failed'],
  ['drill', 'Yearly', 'Drill: Yearly', 'Stopped: drill'],
] as const)('a stop for %s with %j reads %j, and %j in lists', (kind, reason, inFull, label) => {
  const cause = toStopCause(kind, reason);
  expect(formatStopCause(cause)).toBe(inFull);
  expect(formatStopLabel(cause)).toBe(label);
});

it("somebody's own words stay on one line of a list", () => {
  const label = formatStopLabel({ kind: 'other', reason: `Crane\u202E\n${'has failed '.repeat(20)}` });
  expect(label).toMatch(/^Stopped: Crane has failed/);
  expect(label.length).toBeLessThanOrEqual('Stopped: '.length + 40);
});

it('everybody is called to the assembly point for fire, gas, an alarm, an evacuation and a drill, until it is changed', () => {
  expect(areaStopKindNames.filter((kind) => areaStopKinds[kind].gathers)).toEqual([
    'fire',
    'gas',
    'evacuation',
    'alarm',
    'drill',
  ]);
});

it('a drill is the least of all kinds, and the only one that is called a drill', () => {
  for (const kind of areaStopKindNames) {
    expect(isGraverKind('drill', kind)).toBe(false);
    expect(/Drill/.test(formatStopHeadline({ kind, siteName: 'Fab 10N' }))).toBe(kind === 'drill');
  }
  expect(isGraverKind('fire', 'weather')).toBe(true);
});

it('a kind of a newer version is read as a reason in words', () => {
  expect(toAreaStopKind('earthquake')).toBe('other');
  expect(toAreaStopKind('gas')).toBe('gas');
});

it('only a stop with a muster sends people to the assembly point', () => {
  expect(formatStopInstruction({ isMustered: true })).toContain('assembly point');
  expect(formatStopInstruction({ isMustered: false })).not.toContain('assembly point');
});

describe('all work of a site is stopped', () => {
  it('by supervisors, managers and Site Admins of the site, and by Super Admins at every site', () => {
    const listStoppers = (siteIds: string[]) =>
      roles.filter((role) => mayStopArea({ role, siteIds }, 'own')).toSorted();
    expect(listStoppers(['own'])).toEqual(['MicronManager', 'MicronSupervisor', 'SiteAdmin', 'SuperAdmin']);
    expect(listStoppers(['other'])).toEqual(['SuperAdmin']);
  });
});
