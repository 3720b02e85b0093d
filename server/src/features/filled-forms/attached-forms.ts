import { isJsonTextTooDeep, jsonTooDeepMessage } from '@eptw/domain/text/json-depth';
import { isAttachable } from '@eptw/domain/child-permit/attached-form';
import type { Submission } from '@eptw/domain/template/model/submission';
import { Refusal } from '../../refusal.ts';
import type { FilledForm, TemplateVersion } from './form-rows.ts';

/** A form to attach, as received. */
export interface AttachedFormInput {
  form: string;
  submission: unknown;
}

const malformedAttachedForms =
  "The attached forms must be a list of objects, each with the template's id as 'form' and its 'submission'.";

function isAttachedFormInput(value: unknown): value is AttachedFormInput {
  return typeof value === 'object' && value !== null && 'form' in value && typeof value.form === 'string';
}

/** Parses attached forms given as JSON text or as a list; undefined gives none. Throws the refusal. */
export function parseAttachedForms(raw: unknown): AttachedFormInput[] {
  let list = raw;
  if (typeof raw === 'string') {
    if (isJsonTextTooDeep(raw)) throw new Refusal('BAD_INPUT', jsonTooDeepMessage);
    try {
      list = JSON.parse(raw);
    } catch {
      throw new Refusal('BAD_INPUT', malformedAttachedForms);
    }
  }
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list) || !list.every(isAttachedFormInput)) throw new Refusal('BAD_INPUT', malformedAttachedForms);
  const forms: AttachedFormInput[] = list.map(({ form, submission }) => ({ form, submission }));
  if (new Set(forms.map(({ form }) => form)).size < forms.length)
    throw new Refusal('BAD_INPUT', 'A form can be attached only once. Remove the repeated one.');
  return forms;
}

/** The forms to attach, each checked on its template's current version. Throws the refusal. */
export function checkNewAttachedForms(
  versions: ReadonlyMap<string, TemplateVersion>,
  sent: readonly AttachedFormInput[],
  parentTemplateId: string,
  check: (version: TemplateVersion, submission: unknown) => Submission,
): FilledForm[] {
  return sent.map(({ form, submission }) => {
    const version = versions.get(form);
    if (!version) throw new Refusal('NOT_FOUND', 'An attached form was not found. Remove it and choose another one.');
    if (!isAttachable(version, parentTemplateId))
      throw new Refusal('BAD_INPUT', `'${version.title}' cannot be attached to this permit. Remove it.`);
    return { version, submission: check(version, submission) };
  });
}
