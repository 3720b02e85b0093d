import { useCallback, useSyncExternalStore } from 'react';
import { describeClockChangeAt, readPeriod } from '@eptw/domain/template/period/period';
import type { PeriodLimits } from '@eptw/domain/template/period/period-problems';
import { listPeriodQuestions } from '@eptw/domain/template/period/period-questions';
import type { Submission, SubmissionValue } from '@eptw/domain/template/model/submission';
import type { PrefilledAnswers } from '@eptw/domain/template/purpose/prefill';
import { createFormStore, type FieldState, type FormStore, type FormTemplate } from './form-store.ts';
import { createSectionMounts, type SectionMounts } from './section-mounts.ts';

/** A form on screen: its template, its answers, and which of its sections are mounted. */
export interface EditedForm {
  /** Identifies the form on its screen; part of the ids of its fields. */
  key: string;
  template: FormTemplate;
  store: FormStore;
  mounts: SectionMounts;
  /** What its period is checked against now; undefined where it is not sent. */
  getPeriodLimits: () => PeriodLimits | undefined;
  /** What may be a slip about its period, as sentences; empty where the period is not being sent. */
  listPeriodQuestions: () => string[];
  /** Says what is meant by the time in an input that the clocks of the site skip or repeat. */
  describeClockChange: (inputName: string) => string | undefined;
}

/** Creates a form with these values and prefilled ones. The key is unique on the screen, without spaces. */
export function createEditedForm(
  key: string,
  template: FormTemplate,
  start: Submission = {},
  limits?: () => PeriodLimits | undefined,
  prefilled?: PrefilledAnswers,
): EditedForm {
  const store = createFormStore(template, start, limits, prefilled);
  return {
    key,
    template,
    store,
    mounts: createSectionMounts(template),
    getPeriodLimits: () => limits?.(),
    listPeriodQuestions() {
      const known = limits?.();
      if (!known) return [];
      const { now, timeZone } = known;
      return listPeriodQuestions(readPeriod(template, store.getSubmission(), timeZone), now, timeZone);
    },
    describeClockChange(inputName) {
      const timeZone = limits?.()?.timeZone;
      return timeZone && describeClockChangeAt(template, store.getSubmission(), inputName, timeZone);
    },
  };
}

/** Returns the id of a field's control; the field around it has the same id with '-field'. */
export function getFieldId(form: Pick<EditedForm, 'key'>, name: string): string {
  return `${form.key}-${name}`;
}

/** Returns the id of a section, for links to it. */
export function getSectionId(form: Pick<EditedForm, 'key'>, index: number): string {
  return `${form.key}-section-${index + 1}`;
}

/** Returns the state of one field; rerenders only when that is replaced. */
export function useFieldState(store: FormStore, name: string): FieldState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  return useSyncExternalStore(subscribe, () => store.getFieldState(name));
}

/** Returns a stable function that changes the value of a field. */
export function useSetValue(store: FormStore, name: string): (value: SubmissionValue | undefined) => void {
  return useCallback((value) => store.set(name, value), [store, name]);
}
