import { inputSettingEntries } from '../definition/input-settings.ts';
import { findMovedEntries } from '../model/moved-entries.ts';
import { getInputIdentity, type PlacedInput } from '../model/section-matching.ts';
import { listInputs, type TemplateContent, type TemplateInput } from '../model/template.ts';

/** An item in two versions, or in the only version that has it. */
interface Pair<Item> {
  before?: Item;
  after?: Item;
}

export type PairedInput = Pair<PlacedInput>;

type Sections = Pick<TemplateContent, 'sections'>;

/** A key by which an input counts as the same although its name or, for a free text, its text changed. */
function getResemblance({ input, section }: PlacedInput): string {
  return input.type === 'freetext' ? `text ${section}` : `input ${section} ${input.type} ${input.label}`;
}

/**
 * Pairs the items of the later version with those of the earlier one, by the first matching key; removed items
 * follow.
 */
function pairByKeys<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly ((item: Item) => string)[],
): Pair<Item>[] {
  const pairs: Pair<Item>[] = after.map((item) => ({ after: item }));
  const unpaired = new Set(before);
  for (const getKey of keys) {
    for (const pair of pairs) {
      if (pair.before || !pair.after) continue;
      const key = getKey(pair.after);
      const match = [...unpaired].find((candidate) => getKey(candidate) === key);
      if (!match) continue;
      pair.before = match;
      unpaired.delete(match);
    }
  }
  return [...pairs, ...[...unpaired].map((item) => ({ before: item }))];
}

/** Pairs the inputs of the later version with those of the earlier one; removed inputs follow. */
export function pairInputs(before: PlacedInput[], after: PlacedInput[]): PairedInput[] {
  return pairByKeys(before, after, [({ input }) => getInputIdentity(input), getResemblance]);
}

/** How the inputs of two versions differ for the user who fills them in. */
interface VisibleInputDiff {
  added: TemplateInput[];
  removed: TemplateInput[];
  /** The same input, with something different in what the user sees or may enter. */
  changed: { before: TemplateInput; after: TemplateInput }[];
}

/** The settings of an input that a user filling it in can notice, as one text. */
function serializeVisibleSettings(input: TemplateInput): string {
  const visible = inputSettingEntries.filter(([, setting]) => setting.visible);
  return JSON.stringify([input.type, ...visible.map(([, { normalize }]) => normalize(input) ?? null)]);
}

/**
 * The inputs that a later version adds, removes and changes for the user who fills it in. A renamed input counts as a
 * new one, because answers are stored by name.
 */
export function diffVisibleInputs(before: Sections, after: Sections): VisibleInputDiff {
  const pairs = pairByKeys(listInputs(before), listInputs(after), [getInputIdentity]);
  return {
    added: pairs.flatMap((pair) => (pair.before || !pair.after ? [] : [pair.after])),
    removed: pairs.flatMap((pair) => (pair.after || !pair.before ? [] : [pair.before])),
    changed: pairs.flatMap(({ before: was, after: is }) =>
      was && is && serializeVisibleSettings(was) !== serializeVisibleSettings(is) ? [{ before: was, after: is }] : [],
    ),
  };
}

/** The inputs that stayed in their section but changed their order there. */
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
