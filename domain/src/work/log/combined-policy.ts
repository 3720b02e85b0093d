import { combineRoles } from '../../role/combine-roles.ts';
import { toRoles } from '../../role/counted-roles.ts';
import { combineRanges, toRangeMembers, withRange } from '../../work-policy/reading-range.ts';
import {
  alarmTestSeriesName,
  fireWatchSeriesName,
  gasReadings,
  isolationSeriesName,
  type CheckReading,
  type CheckSeries,
  type CrewRequirement,
  type FireWatch,
  type WorkPolicy,
} from '../../work-policy/work-policy.ts';

/**
 * The policy of a permit: the strictest of those of its own form and its attached forms. Undefined when none has one:
 * then its job is not followed.
 */
export function combinePolicies(policies: readonly WorkPolicy[]): WorkPolicy | undefined {
  const [first, ...others] = policies;
  if (!first) return undefined;
  const combined = others.reduce(combineTwo, first);
  const namesRoles = policies.some(({ roles }) => roles.length > 0);
  return {
    ...combined,
    checks: combineChecks(policies.flatMap(({ checks }) => checks)),
    // Beside a form that names roles, one that counts certificates asks for people in the roles that need them.
    roles: combineRoles(policies.map(({ roles, crew }) => (namesRoles && roles.length === 0 ? toRoles(crew) : roles))),
    crew: namesRoles ? [] : combineCrews(policies.flatMap(({ crew }) => crew)),
  };
}

function combineTwo(one: WorkPolicy, other: WorkPolicy): WorkPolicy {
  const validityHours = findSmaller(one.validityHours, other.validityHours);
  const revalidationHours = findSmaller(one.revalidationHours, other.revalidationHours);
  const fireWatch = combineFireWatches(one.fireWatch, other.fireWatch);
  return {
    ...(validityHours !== undefined && { validityHours }),
    ...(revalidationHours !== undefined && { revalidationHours }),
    ownPauseMinutes: Math.min(one.ownPauseMinutes, other.ownPauseMinutes),
    extensionHours: Math.min(one.extensionHours, other.extensionHours),
    ...(fireWatch && { fireWatch }),
    isolation: one.isolation || other.isolation,
    checks: [],
    roles: [],
    entryLog: one.entryLog || other.entryLog,
    crew: [],
    severalJobs: one.severalJobs && other.severalJobs,
  };
}

function findSmaller(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

function findLarger(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

function combineFireWatches(one: FireWatch | undefined, other: FireWatch | undefined): FireWatch | undefined {
  if (!one || !other) return one ?? other;
  return {
    minutes: Math.max(one.minutes, other.minutes),
    roundMinutes: Math.min(one.roundMinutes, other.roundMinutes),
    graceMinutes: Math.min(one.graceMinutes, other.graceMinutes),
  };
}

/** Forms that ask for the same series share it. */
function combineChecks(checks: readonly CheckSeries[]): CheckSeries[] {
  const byName = new Map<string, CheckSeries[]>();
  for (const series of checks) byName.set(series.name, [...(byName.get(series.name) ?? []), series]);
  return [...byName.values()].flatMap(([first, ...others]) => (first ? [combineSeries(first, others)] : []));
}

/** Every reading of all, as often and within as narrow limits as any form asks. */
function combineSeries(first: CheckSeries, others: readonly CheckSeries[]): CheckSeries {
  const combined = others.reduce(combineTimes, first);
  if (others.length === 0) return combined;
  return { ...combined, readings: combineReadings([first, ...others].flatMap(({ readings }) => readings)) };
}

function combineTimes(one: CheckSeries, other: CheckSeries): CheckSeries {
  const beforeStartMinutes = findSmaller(one.beforeStartMinutes, other.beforeStartMinutes);
  const everyMinutes = findSmaller(one.everyMinutes, other.everyMinutes);
  const calibrationDays = findSmaller(one.calibrationDays, other.calibrationDays);
  return {
    ...one,
    ...(beforeStartMinutes !== undefined && { beforeStartMinutes }),
    ...(everyMinutes !== undefined && { everyMinutes }),
    graceMinutes: Math.min(one.graceMinutes, other.graceMinutes),
    ...(calibrationDays !== undefined && { calibrationDays }),
  };
}

const gasOrder = gasReadings.map(({ name }) => name);

/**
 * The gases in the order in which they are tested, then the others as the forms list them. A reading in another unit is
 * a reading of its own, under a name that no other has.
 */
function combineReadings(readings: readonly CheckReading[]): CheckReading[] {
  const byNameAndUnit = new Map<string, CheckReading>();
  for (const reading of readings) {
    const key = `${reading.name} ${reading.unit}`;
    const earlier = byNameAndUnit.get(key);
    byNameAndUnit.set(key, earlier ? combineLimits(earlier, reading) : withRange(reading));
  }
  const getPlace = ({ name }: CheckReading) => (gasOrder.includes(name) ? gasOrder.indexOf(name) : gasOrder.length);
  const inOrder = [...byNameAndUnit.values()].toSorted((one, other) => getPlace(one) - getPlace(other));
  return inOrder.map((reading, index) => ({ ...reading, name: findFreeName(reading.name, inOrder.slice(0, index)) }));
}

/** The name itself, or with a number after it if earlier readings have the name. */
function findFreeName(name: string, earlier: readonly CheckReading[]): string {
  const count = earlier.filter((reading) => reading.name === name).length;
  return count === 0 ? name : `${name}${count + 1}`;
}

function combineLimits(one: CheckReading, other: CheckReading): CheckReading {
  const from = findLarger(one.from, other.from);
  const to = findSmaller(one.to, other.to);
  const below = findSmaller(one.below, other.below);
  const combined = {
    ...one,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(below !== undefined && { below }),
  };
  return { ...combined, ...toRangeMembers(combineRanges(one, other, combined)) };
}

function combineCrews(crew: readonly CrewRequirement[]): CrewRequirement[] {
  const byCertificate = new Map<string, CrewRequirement>();
  for (const requirement of crew) {
    const earlier = byCertificate.get(requirement.certificate);
    if (!earlier || earlier.atLeast < requirement.atLeast) byCertificate.set(requirement.certificate, requirement);
  }
  return [...byCertificate.values()];
}

/** The gas test after a gas alarm, where a policy has none of its own. */
const alarmTest: CheckSeries = {
  name: alarmTestSeriesName,
  title: 'Gas test after the alarm',
  kind: 'gasTest',
  readings: [...gasReadings],
  graceMinutes: 0,
  calibrationDays: 180,
};

/**
 * Every series of a policy: its own, the confirmation of isolations, the rounds of the fire watch, and the gas test
 * after an alarm.
 */
export function listSeries({ checks, isolation, fireWatch }: WorkPolicy): CheckSeries[] {
  const ofIsolation: CheckSeries[] = isolation
    ? [{ name: isolationSeriesName, title: 'Isolations', kind: 'inspection', readings: [], graceMinutes: 0 }]
    : [];
  const ofFireWatch: CheckSeries[] = fireWatch
    ? [
        {
          name: fireWatchSeriesName,
          title: 'Fire-watch round',
          kind: 'fireWatchRound',
          readings: [],
          everyMinutes: fireWatch.roundMinutes,
          graceMinutes: fireWatch.graceMinutes,
        },
      ]
    : [];
  const isTested = checks.some(({ kind }) => kind === 'gasTest');
  return [...ofIsolation, ...checks, ...ofFireWatch, ...(isTested ? [] : [alarmTest])];
}

/** The series of this name; undefined if the policy has none. */
export function findSeries(policy: WorkPolicy, name: string): CheckSeries | undefined {
  return listSeries(policy).find((series) => series.name === name);
}
