import { validateText } from '../text/plain-text.ts';

export const mapNameMaxLength = 100;

/** Image types accepted for a map, detected from the content. */
export const mapImageTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** The site filter value that lists the maps of all sites. */
export const allMapsFilter = 'All';

/** Returns what is wrong with a map's name, as a sentence, or undefined when it is valid. */
export function validateMapName(name: string): string | undefined {
  return validateText(name, { label: 'Name', maxLength: mapNameMaxLength, required: true, isName: true });
}
