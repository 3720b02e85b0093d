import type { Role } from '../user/role.ts';

/** The tasks that somebody at a site must be able to do before a permit can be raised, reviewed and closed there. */
export const setupTasks = ['raise', 'approveFirst', 'review', 'reviewForGroup', 'close'] as const;

export type SetupTask = (typeof setupTasks)[number];

/** What nobody can do yet and whom to add; shown after the site code. */
export const setupTaskAdvice: Readonly<Record<SetupTask, string>> = {
  raise: 'nobody can raise permits. Add a user with the role User or Contractor Requestor.',
  approveFirst:
    'nobody can give contractor permits their first approval. Add a project manager of their company, or a supervisor.',
  review: 'nobody can review permits as an individual. Add a supervisor or a manager.',
  reviewForGroup: 'nobody can review permits for an MT group. Add a group with a member who does not raise them.',
  close: 'nobody can close permits. Add an MT group that closes permits, with a member who does not raise them.',
};

/** A user who may raise permits at a site. */
interface SetupSubmitter {
  id: string;
  role: Role;
  /** Whether the site has a supervisor or a project manager of their company, other than themselves. */
  hasFirstApprover: boolean;
}

/** The users at a site who matter for the first permit: a few ids of each kind, enough to tell them apart. */
export interface SetupSite {
  code: string;
  raisers: readonly SetupSubmitter[];
  reviewers: readonly string[];
  /** Members of MT groups. */
  groupMembers: readonly string[];
  /** Members of MT groups that close permits. */
  closers: readonly string[];
}

function findMissingTasks(raiser: SetupSubmitter | undefined, site: SetupSite): SetupTask[] {
  const hasNobodyElse = (ids: readonly string[]) => !ids.some((id) => id !== raiser?.id);
  const missing: Record<SetupTask, boolean> = {
    raise: raiser === undefined,
    approveFirst: raiser?.role === 'ContractorRequestor' && !raiser.hasFirstApprover,
    review: hasNobodyElse(site.reviewers),
    reviewForGroup: hasNobodyElse(site.groupMembers),
    close: hasNobodyElse(site.closers),
  };
  return setupTasks.filter((task) => missing[task]);
}

function findShortest<Item>(lists: readonly (readonly Item[])[]): readonly Item[] | undefined {
  return lists.toSorted((one, other) => one.length - other.length)[0];
}

/**
 * The tasks that nobody can do yet, for the submitter at the site with the fewest missing. One user is never enough,
 * because nobody reviews or closes their own permits.
 */
export function findMissingTasksAtSite(site: SetupSite): readonly SetupTask[] {
  return (
    findShortest(site.raisers.map((raiser) => findMissingTasks(raiser, site))) ?? findMissingTasks(undefined, site)
  );
}

/** What is still missing before the first permit can be raised, reviewed and closed. */
export interface SetupGaps {
  /** The site with the fewest missing tasks; undefined when there are no sites. */
  siteCode: string | undefined;
  missing: readonly SetupTask[];
}

/** The site with the fewest missing tasks, and these tasks: an installation is ready once one site misses none. */
export function findSetupGaps(sites: readonly SetupSite[]): SetupGaps {
  const readiest = sites
    .map((site) => ({ siteCode: site.code, missing: findMissingTasksAtSite(site) }))
    .toSorted((one, other) => one.missing.length - other.missing.length)[0];
  return readiest ?? { siteCode: undefined, missing: setupTasks.filter((task) => task !== 'approveFirst') };
}

/** What is missing at a site, as sentences: 'F10N: nobody can close permits. …'. */
export function formatSetupAdvice({ siteCode, missing }: SetupGaps): string[] {
  return missing.map((task) =>
    siteCode === undefined
      ? `${setupTaskAdvice[task].charAt(0).toUpperCase()}${setupTaskAdvice[task].slice(1)}`
      : `${siteCode}: ${setupTaskAdvice[task]}`,
  );
}
