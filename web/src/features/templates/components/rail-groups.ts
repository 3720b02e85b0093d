import type { SectionProgress } from '@eptw/domain/template/validation/section-progress';
import { getSectionId, type EditedForm } from './edited-form.ts';
import { revealSection } from './reveal-input.ts';
import { sumProgress } from './use-progress.ts';

/** An entry of the section rail. */
export interface RailEntry {
  /** The id of the section's element. */
  id: string;
  /** The permit code of an attached form. */
  code?: string;
  title: string;
  progress: SectionProgress;
  open: () => void;
  /** Leads to the first input that is missing or wrong, where the form is filled in. */
  openMissing?: () => void;
}

export interface RailGroup {
  title: string;
  entries: readonly RailEntry[];
}

/** A form on screen, read-only or in editing. */
type RenderedForm = Pick<EditedForm, 'key' | 'mounts'>;

/** Returns the entries of a form's own sections. */
export function toSectionEntries(form: RenderedForm, sections: readonly SectionProgress[]): RailEntry[] {
  return sections.map((progress, index) => ({
    id: getSectionId(form, index),
    title: progress.title,
    progress,
    open: () => revealSection(form, index),
  }));
}

/** Returns the single entry of an attached form, with the counts of all its sections. */
export function toAttachedEntry(
  form: RenderedForm,
  code: string,
  title: string,
  sections: readonly SectionProgress[],
): RailEntry {
  const open = () => revealSection(form, 0);
  return { id: getSectionId(form, 0), code, title, progress: sumProgress(title, sections), open };
}

/** Counts the required inputs, and those that are filled in. */
export function countRequired(progress: SectionProgress): { done: number; total: number } {
  const total = Math.max(progress.required, progress.missing);
  return { done: total - progress.missing, total };
}
