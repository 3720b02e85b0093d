import type { Submission } from '@eptw/domain/template/submission';
import {
  findMatchingAnswers,
  type PrefillSources,
  type PrefilledAnswer,
  type PrefilledAnswers,
} from '@eptw/domain/template/prefill';
import { isEmptySubmission } from '@eptw/domain/template/filled-inputs';
import { listInputs } from '@eptw/domain/template/template';
import type { FormTemplate } from '../../templates/components/form-store.ts';
import type { LoadedTemplate } from '../../templates/components/use-load-templates.ts';
import type { EditedPermitForm } from './permit-form-store.ts';
import type { LocalDraftForm } from './local-draft.ts';

/** The values that a template has inputs for. */
export function pickInputValues(template: FormTemplate, submission: Submission): Submission {
  const names = new Set(listInputs(template).map((input) => input.name));
  return Object.fromEntries(Object.entries(submission).filter(([name]) => names.has(name)));
}

/** The key of an attached form, which tells it apart from the others on its screen. */
export function toAttachedFormKey(template: LoadedTemplate): string {
  return `attached-${template.code.replace(/\W/g, '')}-${template.id.slice(0, 8)}`;
}

/** A form as it is kept on this device. */
export function toLocalDraftForm({ template, edited, isAttachedByTick }: EditedPermitForm): LocalDraftForm {
  const { store } = edited;
  const prefilled = Object.fromEntries([...store.prefilled()].map(([name, { from }]) => [name, from]));
  return {
    templateId: template.id,
    version: template.version,
    submission: store.submission(),
    isAsked: isAttachedByTick,
    prefilled,
  };
}

/** Which values of a form were taken: those that were noted, or else those that are what it would take. */
export function restorePrefill(
  template: FormTemplate,
  submission: Submission,
  noted: LocalDraftForm['prefilled'],
  sources: PrefillSources,
): PrefilledAnswers {
  if (!noted) return findMatchingAnswers(template, submission, sources);
  return new Map(
    Object.entries(noted).flatMap(([name, from]): [string, PrefilledAnswer][] => {
      const value = submission[name];
      return value === undefined ? [] : [[name, { value, from }]];
    }),
  );
}

/** The values that nobody took from elsewhere: what was entered, and what the template itself starts with. */
export function pickEnteredValues({ edited: { store } }: Pick<EditedPermitForm, 'edited'>): Submission {
  const prefilled = store.prefilled();
  return Object.fromEntries(Object.entries(store.submission()).filter(([name]) => !prefilled.has(name)));
}

/** Whether nothing stands in a form but what it took from elsewhere. */
export function hasOnlyPrefill(form: EditedPermitForm): boolean {
  return isEmptySubmission(form.template.content, pickEnteredValues(form));
}
