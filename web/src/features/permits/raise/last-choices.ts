import { overlap, stillOffered, type Choices, type Offer } from './choices.ts';
import { groupOptions } from './group-options.ts';
import { keep, readKept } from './saved-work.ts';

const remembered = ['discipline', 'owner', 'individuals', 'groups'] as const;

/** What somebody chose for a site: who decides there, and for whom. */
export type LastChoices = Pick<Choices, (typeof remembered)[number]>;

const keptName = (userId: string, siteId: string) => `choices ${userId} ${siteId}`;

/** Keeps on this device what somebody has submitted a permit with, for their next one at the same site. */
export function saveLastChoices(userId: string, { site, discipline, owner, individuals, groups }: Choices): void {
  keep(keptName(userId, site), { discipline, owner, individuals, groups });
}

/** What somebody last chose for a site on this device; nothing where they have submitted nothing there. */
export async function readLastChoices(userId: string, siteId: string): Promise<LastChoices | undefined> {
  return siteId === '' ? undefined : readKept<LastChoices>(keptName(userId, siteId));
}

/** What of the last choices still can be chosen where nothing is chosen yet; groups give way to reviewers. */
export function restoredChoices(now: Choices, last: LastChoices, offer: Offer, userId: string): Partial<LastChoices> {
  const offered = stillOffered({ ...now, ...last }, offer);
  const deciding = groupOptions(offer, now.site, userId).filter(({ disabled }) => !disabled);
  const possible = {
    ...offered,
    groups: offered.groups.filter((id) => deciding.some(({ value }) => value === id)),
  };
  const again = Object.fromEntries(
    remembered.flatMap((of) => (now[of].length === 0 && possible[of].length > 0 ? [[of, possible[of]]] : [])),
  ) as Partial<LastChoices>;
  if (!overlap({ ...now, ...again }, offer)) return again;
  const { groups: _groups, ...others } = again;
  return others;
}

/** Takes back those of these choices that still stand as they were given. */
export function clearedChoices(given: Partial<LastChoices>, now: Choices): Partial<LastChoices> {
  const empty = { discipline: '', owner: '', individuals: [], groups: [] } satisfies LastChoices;
  return Object.fromEntries(
    remembered.flatMap((of) => (given[of] && String(given[of]) === String(now[of]) ? [[of, empty[of]]] : [])),
  );
}
