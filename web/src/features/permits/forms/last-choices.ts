import { findReviewerOverlap, dropUnavailableChoices, type PermitChoices, type FormOptions } from './permit-choices.ts';
import { toGroupOptions } from './group-options.ts';
import { saveOnDevice, readFromDevice } from './local-draft.ts';

const rememberedFields = ['discipline', 'owner', 'individuals', 'groups'] as const;

/** What somebody chose for a site: who decides there, and for whom. */
export type LastChoices = Pick<PermitChoices, (typeof rememberedFields)[number]>;

const toStorageKey = (userId: string, siteId: string) => `choices ${userId} ${siteId}`;

/** Keeps on this device what somebody has submitted a permit with, for their next one at the same site. */
export function saveLastChoices(userId: string, { site, discipline, owner, individuals, groups }: PermitChoices): void {
  saveOnDevice(toStorageKey(userId, site), { discipline, owner, individuals, groups });
}

/** What somebody last chose for a site on this device; nothing where they have submitted nothing there. */
export async function readLastChoices(userId: string, siteId: string): Promise<LastChoices | undefined> {
  return siteId === '' ? undefined : readFromDevice<LastChoices>(toStorageKey(userId, siteId));
}

/** What of the last choices still can be chosen where nothing is chosen yet; groups give way to reviewers. */
export function pickRestorableChoices(
  now: PermitChoices,
  last: LastChoices,
  formOptions: FormOptions,
  userId: string,
): Partial<LastChoices> {
  const offered = dropUnavailableChoices({ ...now, ...last }, formOptions);
  const deciding = toGroupOptions(formOptions, now.site, userId).filter(({ disabled }) => !disabled);
  const possible = {
    ...offered,
    groups: offered.groups.filter((id) => deciding.some(({ value }) => value === id)),
  };
  const again = Object.fromEntries(
    rememberedFields.flatMap((of) => (now[of].length === 0 && possible[of].length > 0 ? [[of, possible[of]]] : [])),
  ) as Partial<LastChoices>;
  if (!findReviewerOverlap({ ...now, ...again }, formOptions)) return again;
  const { groups: _groups, ...others } = again;
  return others;
}

/** Takes back those of these choices that still stand as they were given. */
export function toClearedChoices(given: Partial<LastChoices>, now: PermitChoices): Partial<LastChoices> {
  const empty = { discipline: '', owner: '', individuals: [], groups: [] } satisfies LastChoices;
  return Object.fromEntries(
    rememberedFields.flatMap((of) => (given[of] && String(given[of]) === String(now[of]) ? [[of, empty[of]]] : [])),
  );
}
