import type { SectionProgress } from '@eptw/domain/template/section-progress';
import { sectionId, type EditedForm } from './edited-form.ts';
import { revealSection } from './reveal-input.ts';
import { sumProgress } from './use-progress.ts';

/** One line of the section rail. */
export interface RailEntry {
  /** The id of the section's element. */
  id: string;
  /** The permit code of an attached form. */
  code?: string;
  title: string;
  progress: SectionProgress;
  open: () => void;
}

export interface RailGroup {
  title: string;
  entries: readonly RailEntry[];
}

/** A form on screen, to be read or filled in. */
type RenderedForm = Pick<EditedForm, 'key' | 'mounts'>;

/** The lines of a form's own sections. */
export function toSectionEntries(form: RenderedForm, sections: readonly SectionProgress[]): RailEntry[] {
  return sections.map((progress, index) => ({
    id: sectionId(form, index),
    title: progress.title,
    progress,
    open: () => revealSection(form, index),
  }));
}

/** The one line of an attached form, which counts all of its sections. */
export function toAttachedEntry(
  form: RenderedForm,
  code: string,
  title: string,
  sections: readonly SectionProgress[],
): RailEntry {
  const open = () => revealSection(form, 0);
  return { id: sectionId(form, 0), code, title, progress: sumProgress(title, sections), open };
}

/** How many required inputs are filled, of how many. */
export function countRequired(progress: SectionProgress): { done: number; total: number } {
  const total = Math.max(progress.required, progress.missing);
  return { done: total - progress.missing, total };
}
