import type { PermitStatus } from '@eptw/domain/permit/status';
import { containsText } from '@eptw/domain/text/find-matches';
import type { SearchEverythingQuery } from '../../generated/search.ts';
import { toViewPath } from '../permits/components/permit-level.ts';

/** A screen or an action that can be found by its name. */
export interface FindableScreen {
  label: string;
  path: string;
}

/** Something that was found: it leads to an address. */
export interface SearchResult {
  key: string;
  title: string;
  /** A second, quieter line. */
  note: string;
  status?: { status: PermitStatus; label: string };
  path: string;
}

/** Results of one kind under a heading. */
export interface ResultGroup {
  title: string;
  results: readonly SearchResult[];
}

type Found = SearchEverythingQuery;
type FoundPermit = Found['permits']['items'][number];

const joinFacts = (...facts: string[]) => facts.filter(Boolean).join(' · ');

/** How many permits are shown; the lists have the others. */
const maxPermits = 8;

function toPermitResult(permit: FoundPermit): SearchResult {
  const { _id, code, workDescription, place, status, statusLabel } = permit;
  const note = joinFacts(workDescription, place);
  return { key: `permit-${_id}`, title: code, note, status: { status, label: statusLabel }, path: toViewPath(permit) };
}

const toScreenResult = (kind: string, { label, path }: FindableScreen): SearchResult => ({
  key: `${kind}-${path}`,
  title: label,
  note: '',
  path,
});

interface FindableScreens {
  screens: readonly FindableScreen[];
  actions: readonly FindableScreen[];
}

/**
 * The results for some words, in groups without empty ones. What the server found is what the viewer may see; screens
 * and actions are those of the viewer's role. People lead to their account where the viewer manages accounts, and to
 * their permits otherwise.
 */
export function toResultGroups(
  words: string,
  found: Found | undefined,
  { screens, actions }: FindableScreens,
  managesAccounts: boolean,
): ResultGroup[] {
  const permits = found && [...found.permits.items, ...(found.ownPermits?.items ?? []), ...found.childPermits.items];
  const toPersonPath = (_id: string, email: string) =>
    managesAccounts ? `/users/${_id}` : `/permits?${new URLSearchParams({ search: email })}`;
  const groups: ResultGroup[] = [
    { title: 'Permits', results: (permits ?? []).slice(0, maxPermits).map(toPermitResult) },
    {
      title: 'Actions',
      results: actions.filter((each) => containsText(each.label, words)).map((each) => toScreenResult('action', each)),
    },
    {
      title: 'Screens',
      results: screens.filter((each) => containsText(each.label, words)).map((each) => toScreenResult('screen', each)),
    },
    {
      title: 'People',
      results: (found?.people.items ?? []).map(({ _id, fullname, email, company }) => ({
        key: `person-${_id}`,
        title: fullname,
        note: joinFacts(email, company),
        path: toPersonPath(_id, email),
      })),
    },
    {
      title: 'Workers',
      results: (found?.workers.items ?? []).map(({ _id, name, passNumber, company }) => ({
        key: `worker-${_id}`,
        title: name,
        note: joinFacts(`Pass ${passNumber}`, company),
        path: `/crew/${_id}`,
      })),
    },
  ];
  return groups.filter(({ results }) => results.length > 0);
}
