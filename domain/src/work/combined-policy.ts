import {
  fireWatchSeriesName,
  isolationSeriesName,
  type CheckSeries,
  type CrewRequirement,
  type FireWatch,
  type WorkPolicy,
} from '../template/work-policy.ts';

/**
 * The policy of a permit: the strictest of those of its own form and its attached forms. Undefined when none has one:
 * then its job is not followed.
 */
export function combinePolicies(policies: readonly WorkPolicy[]): WorkPolicy | undefined {
  const [first, ...others] = policies;
  if (!first) return undefined;
  return others.reduce(combineTwo, first);
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
    checks: combineChecks([...one.checks, ...other.checks]),
    crew: combineCrews([...one.crew, ...other.crew]),
    severalJobs: one.severalJobs && other.severalJobs,
  };
}

function findSmaller(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

function combineFireWatches(one: FireWatch | undefined, other: FireWatch | undefined): FireWatch | undefined {
  if (!one || !other) return one ?? other;
  return {
    minutes: Math.max(one.minutes, other.minutes),
    roundMinutes: Math.min(one.roundMinutes, other.roundMinutes),
    graceMinutes: Math.min(one.graceMinutes, other.graceMinutes),
  };
}

/** Forms that ask for the same series share it, at the shorter interval. */
function combineChecks(checks: readonly CheckSeries[]): CheckSeries[] {
  const byName = new Map<string, CheckSeries>();
  for (const series of checks) {
    const earlier = byName.get(series.name);
    if (!earlier || getInterval(series) < getInterval(earlier)) byName.set(series.name, series);
  }
  return [...byName.values()];
}

function getInterval({ everyMinutes }: CheckSeries): number {
  return everyMinutes ?? Number.POSITIVE_INFINITY;
}

function combineCrews(crew: readonly CrewRequirement[]): CrewRequirement[] {
  const byCertificate = new Map<string, CrewRequirement>();
  for (const requirement of crew) {
    const earlier = byCertificate.get(requirement.certificate);
    if (!earlier || earlier.atLeast < requirement.atLeast) byCertificate.set(requirement.certificate, requirement);
  }
  return [...byCertificate.values()];
}

/** Every series of a policy: its own, the confirmation of isolations, and the rounds of the fire watch. */
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
  return [...ofIsolation, ...checks, ...ofFireWatch];
}

/** The series of this name; undefined if the policy has none. */
export function findSeries(policy: WorkPolicy, name: string): CheckSeries | undefined {
  return listSeries(policy).find((series) => series.name === name);
}
