import { flushSync } from 'react-dom';
import { checkSections } from '@eptw/domain/template/validation/section-check';
import { reducedMotion } from '../../../lib/use-media-query.ts';
import { getFieldId, getSectionId, type EditedForm } from './edited-form.ts';

/** The help button beside a label precedes the input; it is not the target. */
const focusableSelector =
  'input:not([disabled]):not([type=hidden]), textarea:not([disabled]), button:not([disabled], .form-help), [tabindex="0"]';

function scrollToElement(element: HTMLElement): void {
  const behavior = matchMedia(reducedMotion).matches ? 'auto' : 'smooth';
  element.scrollIntoView({ block: 'center', behavior });
}

/** Mounts the input's section if necessary, scrolls to the input and focuses it. */
export function revealInput(form: EditedForm, name: string): void {
  const index = form.template.sections.findIndex((section) => section.form.some((input) => input.name === name));
  if (index < 0) return;
  flushSync(() => form.mounts.mount(index));
  const field = document.getElementById(`${getFieldId(form, name)}-field`);
  if (field) revealField(field);
}

/** Reveals the first input that the form, or one of its sections, still needs before it can be submitted. */
export function revealFirstProblem(form: EditedForm, section?: number): void {
  const checks = checkSections(form.template, form.store.getSubmission(), 'submit', form.getPeriodLimits());
  const problems = (section === undefined ? checks : checks.slice(section, section + 1)).flatMap(
    (check) => check.problems,
  );
  const [first] = problems;
  if (first) revealInput(form, first.name);
}

/** Scrolls to a field and focuses its control. */
export function revealField(field: HTMLElement): void {
  field.querySelector<HTMLElement>(focusableSelector)?.focus({ preventScroll: true });
  scrollToElement(field);
}

/** Mounts a section if necessary, scrolls to it and focuses its heading. */
export function revealSection(form: Pick<EditedForm, 'key' | 'mounts'>, index: number): void {
  flushSync(() => form.mounts.mount(index));
  const section = document.getElementById(getSectionId(form, index));
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
