import { readFromDevice, saveOnDevice } from './local-draft.ts';
import type { PermitChoices } from './permit-choices.ts';

/** More than a list shows without scrolling would be no help. */
const remembered = 8;

const toStorageKey = (userId: string, siteId: string) => `people ${userId} ${siteId}`;

/** Those chosen now, followed by those of earlier permits, each once. */
export function addUsualPeople(chosen: readonly string[], before: readonly string[]): string[] {
  return [...new Set([...chosen, ...before])].filter((id) => id !== '').slice(0, remembered);
}

/** Remembers on this device whom a user chose on a permit at a site, for the lists of later ones. */
export async function saveUsualPeople(
  userId: string,
  { site, owner, individuals }: Pick<PermitChoices, 'site' | 'owner' | 'individuals'>,
): Promise<void> {
  const key = toStorageKey(userId, site);
  const before = (await readFromDevice<string[]>(key)) ?? [];
  await saveOnDevice(key, addUsualPeople([owner, ...individuals], before));
}

/** The ids of those whom a user chose on permits at a site on this device, the latest first. */
export async function readUsualPeople(userId: string, siteId: string): Promise<readonly string[] | undefined> {
  return readFromDevice<string[]>(toStorageKey(userId, siteId));
}
