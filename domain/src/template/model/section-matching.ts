import type { TemplateContent, TemplateInput, TemplateSection } from './template.ts';

interface SectionInPlace extends TemplateSection {
  index: number;
}

/** A section that is in one or both of two versions. */
export interface MatchedSection {
  /** Identifies the section; the same in both versions. */
  number: number;
  before?: SectionInPlace;
  after?: SectionInPlace;
}

/** An input with its position: the number of its matched section and its index in it. */
export interface PlacedInput {
  section: number;
  index: number;
  input: TemplateInput;
}

type Sections = Pick<TemplateContent, 'sections'>;

/** What identifies an input across two versions: its name, or the whole text of a free text. */
export function getInputIdentity({ type, name, label }: TemplateInput): string {
  return type === 'freetext' ? `text ${label}` : `input ${name}`;
}

function countSharedInputs(one: TemplateSection, other: TemplateSection): number {
  const identities = new Set(one.form.map(getInputIdentity));
  return other.form.filter((input) => identities.has(getInputIdentity(input))).length;
}

/** Whether a section is another one with a new title: half of its inputs are the same. */
function isRenamed(before: TemplateSection, after: TemplateSection): boolean {
  const shared = countSharedInputs(before, after);
  return shared > 0 && shared * 2 >= Math.max(before.form.length, after.form.length);
}

/**
 * Matches the sections of two versions by title, else by their inputs. Those of the later version come first, in its
 * order.
 */
export function matchSections(before: Sections, after: Sections): MatchedSection[] {
  const unmatched = new Set<SectionInPlace>(before.sections.map((section, index) => ({ ...section, index })));
  const matched: MatchedSection[] = after.sections.map((section, index) => ({
    number: index,
    after: { ...section, index },
  }));
  const criteria = [
    (one: TemplateSection, other: TemplateSection) => one.title === other.title,
    (one: TemplateSection, other: TemplateSection) => isRenamed(one, other),
  ];
  for (const matches of criteria) {
    for (const section of matched) {
      const { after: later } = section;
      const match = section.before || !later ? undefined : [...unmatched].find((earlier) => matches(earlier, later));
      if (!match) continue;
      section.before = match;
      unmatched.delete(match);
    }
  }
  const removedSections = [...unmatched].map((section, index) => ({ number: matched.length + index, before: section }));
  return [...matched, ...removedSections];
}

/** The inputs of one of two versions with the numbers of their matched sections. */
export function listPlacedInputs(sections: readonly MatchedSection[], version: 'before' | 'after'): PlacedInput[] {
  return sections.flatMap((section) =>
    (section[version]?.form ?? []).map((input, index) => ({ section: section.number, index, input })),
  );
}
