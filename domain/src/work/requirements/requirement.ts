/** Where on the permit's screen a requirement is met. */
export const requirementLinks = [
  'permit',
  'childPermits',
  'parent',
  'copiedFrom',
  'work',
  'proofs',
  'checks',
  'crew',
  'handover',
  'revalidation',
] as const;

export type RequirementLink = (typeof requirementLinks)[number];

/** A requirement of an action, as everybody is shown it. */
export interface ReadRequirement<Key extends string> {
  key: Key;
  met: boolean;
  sentence: string;
  /** Who can meet it; empty when it is met or only time can. */
  resolvedBy: string;
  link: RequirementLink;
  /** The names of the series whose checks meet it. */
  series: readonly string[];
}

/** How a requirement is found, of work or of a permit. */
export interface RequirementRow<Subject> {
  /** The problem as a sentence; undefined when the requirement is met. */
  findProblem: (subject: Subject) => string | undefined;
  /** The sentence when it is met. */
  whenMet: string;
  /** Whether there is this requirement at all. */
  applies?: (subject: Subject) => boolean;
  resolvedBy: string;
  link: RequirementLink;
  /** The names of the series whose checks meet it while it is not met. */
  listSeries?: (subject: Subject) => readonly string[];
}

/** Reads a requirement of a subject now; none where it does not apply. */
export function readRequirement<Key extends string, Subject>(
  key: Key,
  row: RequirementRow<Subject>,
  subject: Subject,
): ReadRequirement<Key>[] {
  if (row.applies?.(subject) === false) return [];
  const problem = row.findProblem(subject);
  const { whenMet, resolvedBy, link } = row;
  if (problem === undefined) return [{ key, met: true, sentence: whenMet, resolvedBy: '', link, series: [] }];
  return [{ key, met: false, sentence: problem, resolvedBy, link, series: row.listSeries?.(subject) ?? [] }];
}
