import type { Submission } from '@eptw/domain/template/model/submission';
import {
  findMatchingAnswers,
  type PrefillSources,
  type PrefilledAnswer,
  type PrefilledAnswers,
} from '@eptw/domain/template/purpose/prefill';
import { isEmptySubmission } from '@eptw/domain/template/submission/filled-inputs';
import { listInputs } from '@eptw/domain/template/model/template';
import type { EditedForm } from '../../templates/components/edited-form.ts';
import type { FormTemplate } from '../../templates/components/form-store.ts';
import type { LoadedTemplate } from '../../templates/components/load-templates.ts';
import type { LocalDraftForm } from './local-draft.ts';

/** A form of the permit being raised: its own, or an attached one. */
export interface EditedPermitForm {
  template: LoadedTemplate;
  edited: EditedForm;
  /** Attached because of an option ticked on the permit's own form, not by hand. */
  isAttachedByTick: boolean;
}

/** Returns the values that a template has inputs for. */
export function pickInputValues(template: FormTemplate, submission: Submission): Submission {
  const names = new Set(listInputs(template).map((input) => input.name));
  return Object.fromEntries(Object.entries(submission).filter(([name]) => names.has(name)));
}

/** Returns the key of an attached form, unique on its screen. */
export function toAttachedFormKey(template: LoadedTemplate): string {
  return `attached-${template.code.replace(/\W/g, '')}-${template.id.slice(0, 8)}`;
}

/** Returns a form as it is stored on this device. */
export function toLocalDraftForm({ template, edited, isAttachedByTick }: EditedPermitForm): LocalDraftForm {
  const { store } = edited;
  const prefilled = Object.fromEntries([...store.prefilled()].map(([name, { from }]) => [name, from]));
  return {
    templateId: template.id,
    version: template.version,
    submission: store.getSubmission(),
    isAsked: isAttachedByTick,
    prefilled,
  };
}

/**
 * Returns which values of a form were prefilled: those recorded or, without a record, those equal to what would be
 * prefilled.
 */
export function restorePrefill(
  template: FormTemplate,
  submission: Submission,
  recorded: LocalDraftForm['prefilled'],
  sources: PrefillSources,
): PrefilledAnswers {
  if (!recorded) return findMatchingAnswers(template, submission, sources);
  return new Map(
    Object.entries(recorded).flatMap(([name, from]): [string, PrefilledAnswer][] => {
      const value = submission[name];
      return value === undefined ? [] : [[name, { value, from }]];
    }),
  );
}

/** Returns the values that were not prefilled: those entered, and the template's own defaults. */
export function pickEnteredValues({ edited: { store } }: Pick<EditedPermitForm, 'edited'>): Submission {
  const prefilled = store.prefilled();
  return Object.fromEntries(Object.entries(store.getSubmission()).filter(([name]) => !prefilled.has(name)));
}

/** Whether all answers of a form are prefilled. */
export function hasOnlyPrefill(form: EditedPermitForm): boolean {
  return isEmptySubmission(form.template.content, pickEnteredValues(form));
}
