import { findReviewerOverlap, dropUnavailableChoices, type PermitChoices, type FormOptions } from './permit-choices.ts';
import { toGroupOptions } from './group-options.ts';
import { saveUsualPeople } from './usual-people.ts';
import { saveOnDevice, readFromDevice } from './local-draft.ts';

const rememberedFields = ['discipline', 'owner', 'individuals', 'groups'] as const;

/** A user's choices for a site: discipline, owner and reviewers. */
export type LastChoices = Pick<PermitChoices, (typeof rememberedFields)[number]>;

const toStorageKey = (userId: string, siteId: string) => `choices ${userId} ${siteId}`;

/** Stores the choices of a submitted permit on this device, for the user's next permit at the same site. */
export async function saveLastChoices(userId: string, choices: PermitChoices): Promise<void> {
  const { site, discipline, owner, individuals, groups } = choices;
  await saveUsualPeople(userId, choices);
  await saveOnDevice(toStorageKey(userId, site), { discipline, owner, individuals, groups });
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
  current: PermitChoices,
  lastChoices: LastChoices,
  formOptions: FormOptions,
  userId: string,
): Partial<LastChoices> {
  const available = dropUnavailableChoices({ ...current, ...lastChoices }, formOptions);
  const selectableGroups = toGroupOptions(formOptions, current.site, userId).filter(({ disabled }) => !disabled);
  const restorable = {
    ...available,
    groups: available.groups.filter((id) => selectableGroups.some(({ value }) => value === id)),
  };
  const picked = Object.fromEntries(
    rememberedFields.flatMap((field) =>
      current[field].length === 0 && restorable[field].length > 0 ? [[field, restorable[field]]] : [],
    ),
  ) as Partial<LastChoices>;
  if (!findReviewerOverlap({ ...current, ...picked }, formOptions)) return picked;
  const { groups: _groups, ...others } = picked;
  return others;
}

/** Clears those of these choices that have not changed since. */
export function toClearedChoices(restored: Partial<LastChoices>, current: PermitChoices): Partial<LastChoices> {
  const empty = { discipline: '', owner: '', individuals: [], groups: [] } satisfies LastChoices;
  return Object.fromEntries(
    rememberedFields.flatMap((field) =>
      restored[field] && String(restored[field]) === String(current[field]) ? [[field, empty[field]]] : [],
    ),
  );
}
