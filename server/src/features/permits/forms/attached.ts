import { isTooDeepText, nestedTooDeeply } from '@eptw/domain/json-depth';
import { isAttachable } from '@eptw/domain/child-permit/attachable';
import type { Submission } from '@eptw/domain/template/submission';
import { Refusal } from '../../../graphql/errors.ts';
import type { FilledForm, TemplateVersion } from './store.ts';

/** A form to be attached, as it was sent. */
export interface SentForm {
  form: string;
  submission: unknown;
}

const malformed =
  "The attached forms must be a list of objects, each with the template's id as 'form' and its 'submission'.";

function isSentForm(value: unknown): value is SentForm {
  return typeof value === 'object' && value !== null && 'form' in value && typeof value.form === 'string';
}

/** Reads attached forms given as JSON text or as a list; nothing at all means none. Throws the refusal. */
export function sentForms(raw: unknown): SentForm[] {
  let list = raw;
  if (typeof raw === 'string') {
    if (isTooDeepText(raw)) throw new Refusal('BAD_INPUT', nestedTooDeeply);
    try {
      list = JSON.parse(raw);
    } catch {
      throw new Refusal('BAD_INPUT', malformed);
    }
  }
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list) || !list.every(isSentForm)) throw new Refusal('BAD_INPUT', malformed);
  const forms: SentForm[] = list.map(({ form, submission }) => ({ form, submission }));
  if (new Set(forms.map(({ form }) => form)).size < forms.length)
    throw new Refusal('BAD_INPUT', 'A form can be attached only once. Remove the repeated one.');
  return forms;
}

/** Forms that are attached now, each checked on its template's current version. Throws the refusal. */
export function newAttachedForms(
  versions: ReadonlyMap<string, TemplateVersion>,
  sent: readonly SentForm[],
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
