import type { TemplateContent, TemplateInput, TemplateSection } from './template.ts';

interface SectionInPlace extends TemplateSection {
  index: number;
}

/** A section that stands in one or both of two versions. */
export interface MatchedSection {
  /** Tells the sections apart; the same in both versions. */
  number: number;
  before?: SectionInPlace;
  after?: SectionInPlace;
}

/** An input and where it stands: the number of its matched section and its place in it. */
export interface PlacedInput {
  section: number;
  index: number;
  input: TemplateInput;
}

type Sections = Pick<TemplateContent, 'sections'>;

/** What makes two inputs of two versions the same one: the name, or the whole text of a free text. */
export function getInputIdentity({ type, name, label }: TemplateInput): string {
  return type === 'freetext' ? `text ${label}` : `input ${name}`;
}

function countSharedInputs(one: TemplateSection, other: TemplateSection): number {
  const identities = new Set(one.form.map(getInputIdentity));
  return other.form.filter((input) => identities.has(getInputIdentity(input))).length;
}

/** Whether a section is another one under a new title: half of its inputs are the same. */
function isRenamed(before: TemplateSection, after: TemplateSection): boolean {
  const shared = countSharedInputs(before, after);
  return shared > 0 && shared * 2 >= Math.max(before.form.length, after.form.length);
}

/** The sections of two versions, those of the later one first and in its order; by their titles, else by their inputs. */
export function matchSections(before: Sections, after: Sections): MatchedSection[] {
  const unmatched = new Set<SectionInPlace>(before.sections.map((section, index) => ({ ...section, index })));
  const matched: MatchedSection[] = after.sections.map((section, index) => ({
    number: index,
    after: { ...section, index },
  }));
  const isSame = [
    (one: TemplateSection, other: TemplateSection) => one.title === other.title,
    (one: TemplateSection, other: TemplateSection) => isRenamed(one, other),
  ];
  for (const matches of isSame) {
    for (const section of matched) {
      const { after: later } = section;
      const found = section.before || !later ? undefined : [...unmatched].find((earlier) => matches(earlier, later));
      if (!found) continue;
      section.before = found;
      unmatched.delete(found);
    }
  }
  const gone = [...unmatched].map((section, index) => ({ number: matched.length + index, before: section }));
  return [...matched, ...gone];
}

/** The inputs of one of two versions with the numbers of their matched sections. */
export function listPlacedInputs(sections: readonly MatchedSection[], version: 'before' | 'after'): PlacedInput[] {
  return sections.flatMap((section) =>
    (section[version]?.form ?? []).map((input, index) => ({ section: section.number, index, input })),
  );
}
