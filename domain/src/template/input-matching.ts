import { findMovedEntries } from './moved-entries.ts';
import type { PlacedInput } from './section-matching.ts';

/** An input of two versions, or of the only one that has it. */
export interface PairedInput {
  before?: PlacedInput;
  after?: PlacedInput;
}

/** What makes two inputs of two versions the same one: its name, or the whole text of a free text. */
function getIdentity({ input }: PlacedInput): string {
  return input.type === 'freetext' ? `text ${input.label}` : `input ${input.name}`;
}

/** What makes an input the same one although its name or, of a free text, its words are different now. */
function getResemblance({ input, section }: PlacedInput): string {
  return input.type === 'freetext' ? `text ${section}` : `input ${section} ${input.type} ${input.label}`;
}

/** Finds each input of the later version in the earlier one; those that are gone follow. */
export function pairInputs(before: PlacedInput[], after: PlacedInput[]): PairedInput[] {
  const pairs: PairedInput[] = after.map((placed) => ({ after: placed }));
  const unpaired = new Set(before);
  for (const keyOf of [getIdentity, getResemblance]) {
    for (const pair of pairs) {
      if (pair.before || !pair.after) continue;
      const key = keyOf(pair.after);
      const found = [...unpaired].find((candidate) => keyOf(candidate) === key);
      if (!found) continue;
      pair.before = found;
      unpaired.delete(found);
    }
  }
  return [...pairs, ...[...unpaired].map((placed) => ({ before: placed }))];
}

/** The inputs that stayed in their section and stand elsewhere among those that did. */
export function findReorderedPairs(pairs: readonly PairedInput[]): Set<PairedInput> {
  const bySection = new Map<number, PairedInput[]>();
  for (const pair of pairs) {
    const { before, after } = pair;
    if (!before || before.section !== after?.section) continue;
    bySection.set(after.section, [...(bySection.get(after.section) ?? []), pair]);
  }
  return new Set(
    [...bySection.values()].flatMap((inSection) => {
      const moved = findMovedEntries(inSection.map(({ before }) => before?.index ?? 0));
      return inSection.filter((_pair, index) => moved.has(index));
    }),
  );
}
