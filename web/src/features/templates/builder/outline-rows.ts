import {
  moveInput,
  moveSection,
  findInputPosition,
  findSectionIndex,
  type BuilderForm,
  type BuilderInput,
  type BuilderSection,
} from './builder-form.ts';

/** A row of the outline: a section, or an input in it. */
export type OutlineRow =
  | { kind: 'section'; id: string; section: BuilderSection; index: number }
  | { kind: 'input'; id: string; built: BuilderInput; section: number };

/**
 * Returns the form as one list. While a section is dragged there are only sections, because each moves with its
 * inputs.
 */
export function toOutlineRows({ sections }: BuilderForm, onlySections: boolean): OutlineRow[] {
  return sections.flatMap((section, index): OutlineRow[] => [
    { kind: 'section', id: section.id, section, index },
    ...(onlySections
      ? []
      : section.inputs.map((built): OutlineRow => ({ kind: 'input', id: built.id, built, section: index }))),
  ]);
}

/** Returns the form after one row was dropped on another. */
export function dropRow(form: BuilderForm, activeId: string, overId: string): BuilderForm {
  const toSection = findSectionIndex(form, overId);
  if (findSectionIndex(form, activeId) >= 0) return toSection < 0 ? form : moveSection(form, activeId, toSection);
  const from = findInputPosition(form, activeId);
  if (!from) return form;
  const to = findInputPosition(form, overId);
  if (to) {
    // A row from above lands behind the row that it was dropped on, because the rows in between move up.
    const movesDown = from.section < to.section;
    return moveInput(form, activeId, { ...to, input: to.input + (movesDown ? 1 : 0) });
  }
  // On the heading of a section: a row from below lands above it, at the end of the previous section.
  if (toSection <= from.section && toSection > 0) {
    return moveInput(form, activeId, {
      section: toSection - 1,
      input: form.sections[toSection - 1]?.inputs.length ?? 0,
    });
  }
  return moveInput(form, activeId, { section: Math.max(toSection, 0), input: 0 });
}
