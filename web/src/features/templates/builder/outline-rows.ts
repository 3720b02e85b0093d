import {
  moveInput,
  moveSection,
  findInputPosition,
  findSectionIndex,
  type BuilderForm,
  type BuilderInput,
  type BuilderSection,
} from './builder-form.ts';

/** A row of the outline: a section, or an input under it. */
export type OutlineRow =
  | { kind: 'section'; id: string; section: BuilderSection; index: number }
  | { kind: 'input'; id: string; built: BuilderInput; section: number };

/** The form as one list. While a section is dragged there are only sections, for each takes its inputs along. */
export function toOutlineRows({ sections }: BuilderForm, onlySections: boolean): OutlineRow[] {
  return sections.flatMap((section, index): OutlineRow[] => [
    { kind: 'section', id: section.id, section, index },
    ...(onlySections
      ? []
      : section.inputs.map((built): OutlineRow => ({ kind: 'input', id: built.id, built, section: index }))),
  ]);
}

/** The form after one row was dropped onto the place of another one. */
export function dropRow(form: BuilderForm, activeId: string, overId: string): BuilderForm {
  const toSection = findSectionIndex(form, overId);
  if (findSectionIndex(form, activeId) >= 0) return toSection < 0 ? form : moveSection(form, activeId, toSection);
  const from = findInputPosition(form, activeId);
  if (!from) return form;
  const to = findInputPosition(form, overId);
  if (to) {
    // A row that comes from above takes the place behind the one that it was dropped on, as the rows between move up.
    const comesFromAbove = from.section < to.section;
    return moveInput(form, activeId, { ...to, input: to.input + (comesFromAbove ? 1 : 0) });
  }
  // On the head of a section: what comes from below goes over it, to the end of the section before.
  if (toSection <= from.section && toSection > 0) {
    return moveInput(form, activeId, {
      section: toSection - 1,
      input: form.sections[toSection - 1]?.inputs.length ?? 0,
    });
  }
  return moveInput(form, activeId, { section: Math.max(toSection, 0), input: 0 });
}
