import { textProblem } from '../plain-text.ts';

export const longestMapName = 100;

/** Kinds of pictures that a map can be, as their content says. */
export const mapPictureTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** Whoever filters maps by site may ask for those of all of them. */
export const allMaps = 'All';

/** What is wrong with a map's name, as a sentence; nothing when it can be kept. */
export function mapNameProblem(name: string): string | undefined {
  return textProblem(name, { label: 'Name', greatest: longestMapName, required: true });
}
