import type { CertificateKind } from '../../crew/certificate-kind.ts';
import { getCertificateState, type CertificateValidity, type NeededDays } from '../../crew/certificate-state.ts';
import { getJobRole, roleByCertificate } from '../../role/job-role.ts';
import { listUsualCombinations } from '../../role/role-requirement.ts';
import type { CrewRequirement } from '../../work-policy/work-policy.ts';

interface Certified {
  certificates: readonly CertificateValidity[];
}

/** How many people hold the same of the certificates that are asked for. */
interface Group {
  kinds: ReadonlySet<CertificateKind>;
  count: number;
}

type Counts = ReadonlyMap<CertificateKind, number>;

/**
 * How many people are there for each certificate that a policy counts. Whoever is the attendant or the fire watcher is
 * nobody else, but an attendant may test the gas; people are shared out so that the fewest are missing.
 */
export function countPresent(crew: readonly CrewRequirement[], people: readonly Certified[], days: NeededDays): Counts {
  const bound = crew.filter(({ certificate }) => isBound(certificate));
  return shareOut(crew, bound, groupPeople(crew, people, days), new Map());
}

function isBound(kind: CertificateKind): boolean {
  // A kind that only a newer version has is bound too, so that nobody is counted twice.
  return getJobRole(roleByCertificate[kind]).presence === 'always';
}

function groupPeople(crew: readonly CrewRequirement[], people: readonly Certified[], days: NeededDays): Group[] {
  const groups = new Map<string, Group>();
  for (const { certificates } of people) {
    const kinds = crew.flatMap(({ certificate }) =>
      getCertificateState(certificates, certificate, days).state === 'valid' ? [certificate] : [],
    );
    const key = kinds.join(' ');
    groups.set(key, { kinds: new Set(kinds), count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** Fills the bound parts one after another, from each group of people in turn, and counts the rest. */
function shareOut(
  crew: readonly CrewRequirement[],
  [next, ...others]: readonly CrewRequirement[],
  groups: readonly Group[],
  filled: Counts,
): Counts {
  if (!next) return countRest(crew, groups, filled);
  let best: Counts | undefined;
  for (const taken of listWaysToTake(groups, next)) {
    const counts = shareOut(crew, others, taken.groups, new Map(filled).set(next.certificate, taken.count));
    if (!best || countMissing(crew, counts) < countMissing(crew, best)) best = counts;
  }
  return best ?? filled;
}

/** Every way to take the people for a bound part from the groups, as many as there are and as it needs. */
function listWaysToTake(
  groups: readonly Group[],
  { certificate, atLeast }: CrewRequirement,
): { groups: Group[]; count: number }[] {
  let ways: { groups: Group[]; count: number }[] = [{ groups: [], count: 0 }];
  for (const group of groups)
    ways = ways.flatMap((way) => {
      const most = group.kinds.has(certificate) ? Math.min(group.count, atLeast - way.count) : 0;
      return Array.from({ length: most + 1 }, (_, taken) => ({
        groups: [...way.groups, ...split(group, certificate, taken)],
        count: way.count + taken,
      }));
    });
  const most = Math.max(...ways.map(({ count }) => count));
  return ways.filter(({ count }) => count === most);
}

/** Those who are taken keep only what goes with the part that they have now. */
function split(group: Group, certificate: CertificateKind, taken: number): Group[] {
  const alongside = listUsualCombinations(roleByCertificate[certificate]);
  const alongsideKinds = new Set([...group.kinds].filter((kind) => alongside.includes(roleByCertificate[kind])));
  return [
    { kinds: group.kinds, count: group.count - taken },
    { kinds: alongsideKinds, count: taken },
  ].filter(({ count }) => count > 0);
}

function countRest(crew: readonly CrewRequirement[], groups: readonly Group[], filled: Counts): Counts {
  return new Map(
    crew.map(({ certificate }) => {
      const others = groups.filter(({ kinds }) => kinds.has(certificate)).reduce((sum, { count }) => sum + count, 0);
      return [certificate, (filled.get(certificate) ?? 0) + (isBound(certificate) ? 0 : others)];
    }),
  );
}

function countMissing(crew: readonly CrewRequirement[], counts: Counts): number {
  return crew.reduce((sum, { certificate, atLeast }) => sum + Math.max(0, atLeast - (counts.get(certificate) ?? 0)), 0);
}
