import { validateText } from '../text/plain-text.ts';

export const mapNameMaxLength = 100;

/** Kinds of pictures that a map can be, as their content says. */
export const mapImageTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** Whoever filters maps by site may ask for those of all of them. */
export const allMapsFilter = 'All';

/** What is wrong with a map's name, as a sentence; nothing when it can be kept. */
export function validateMapName(name: string): string | undefined {
  return validateText(name, { label: 'Name', maxLength: mapNameMaxLength, required: true });
}
