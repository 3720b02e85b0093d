import { findReviewerOverlap, dropUnavailableChoices, type PermitChoices, type FormOptions } from './permit-choices.ts';
import { toGroupOptions } from './group-options.ts';
import { saveOnDevice, readFromDevice } from './local-draft.ts';

const rememberedFields = ['discipline', 'owner', 'individuals', 'groups'] as const;

/** A user's choices for a site: discipline, owner and reviewers. */
export type LastChoices = Pick<PermitChoices, (typeof rememberedFields)[number]>;

const toStorageKey = (userId: string, siteId: string) => `choices ${userId} ${siteId}`;

/** Stores the choices of a submitted permit on this device, for the user's next permit at the same site. */
export function saveLastChoices(userId: string, { site, discipline, owner, individuals, groups }: PermitChoices): void {
  saveOnDevice(toStorageKey(userId, site), { discipline, owner, individuals, groups });
}

/** Returns the user's last choices for a site on this device; undefined if they have submitted nothing there. */
export async function readLastChoices(userId: string, siteId: string): Promise<LastChoices | undefined> {
  return siteId === '' ? undefined : readFromDevice<LastChoices>(toStorageKey(userId, siteId));
}

/**
 * Returns the last choices that are still available, for fields without a selection; a group is dropped when it
 * overlaps with the reviewers.
 */
export function pickRestorableChoices(
  now: PermitChoices,
  last: LastChoices,
  formOptions: FormOptions,
  userId: string,
): Partial<LastChoices> {
  const available = dropUnavailableChoices({ ...now, ...last }, formOptions);
  const deciding = toGroupOptions(formOptions, now.site, userId).filter(({ disabled }) => !disabled);
  const possible = {
    ...available,
    groups: available.groups.filter((id) => deciding.some(({ value }) => value === id)),
  };
  const again = Object.fromEntries(
    rememberedFields.flatMap((of) => (now[of].length === 0 && possible[of].length > 0 ? [[of, possible[of]]] : [])),
  ) as Partial<LastChoices>;
  if (!findReviewerOverlap({ ...now, ...again }, formOptions)) return again;
  const { groups: _groups, ...others } = again;
  return others;
}

/** Clears those of these choices that have not changed since. */
export function toClearedChoices(restored: Partial<LastChoices>, now: PermitChoices): Partial<LastChoices> {
  const empty = { discipline: '', owner: '', individuals: [], groups: [] } satisfies LastChoices;
  return Object.fromEntries(
    rememberedFields.flatMap((of) =>
      restored[of] && String(restored[of]) === String(now[of]) ? [[of, empty[of]]] : [],
    ),
  );
}
