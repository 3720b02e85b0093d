import { useCallback, useSyncExternalStore } from 'react';
import type { PeriodLimits } from '@eptw/domain/template/period-problems';
import type { Submission, SubmissionValue } from '@eptw/domain/template/submission';
import type { PrefilledAnswers } from '@eptw/domain/template/prefill';
import { createFormStore, type FieldState, type FormStore, type FormTemplate } from './form-store.ts';
import { createSectionMounts, type SectionMounts } from './section-mounts.ts';

/** A form on screen: its template, what is filled in, and which of its sections are drawn. */
export interface EditedForm {
  /** Tells the forms of one screen apart; part of the ids of its fields. */
  key: string;
  template: FormTemplate;
  store: FormStore;
  mounts: SectionMounts;
}

/** Begins to edit a form, filled with these values and those it takes. The key is unique on the screen, without spaces. */
export function createEditedForm(
  key: string,
  template: FormTemplate,
  start: Submission = {},
  limits?: () => PeriodLimits | undefined,
  prefilled?: PrefilledAnswers,
): EditedForm {
  return {
    key,
    template,
    store: createFormStore(template, start, limits, prefilled),
    mounts: createSectionMounts(template),
  };
}

/** The id of a field's control; the field around it has the same id with '-field'. */
export function fieldId(form: Pick<EditedForm, 'key'>, name: string): string {
  return `${form.key}-${name}`;
}

/** The id of a section, for links to it. */
export function sectionId(form: Pick<EditedForm, 'key'>, index: number): string {
  return `${form.key}-section-${index + 1}`;
}

/** One field's cell, drawn again when it alone is replaced. */
export function useFieldState(store: FormStore, name: string): FieldState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  return useSyncExternalStore(subscribe, () => store.fieldState(name));
}

/** A field's way to change its value; the same function for as long as the field is there. */
export function useSetValue(store: FormStore, name: string): (value: SubmissionValue | undefined) => void {
  return useCallback((value) => store.set(name, value), [store, name]);
}
