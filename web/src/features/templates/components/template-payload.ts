import { parseInputDefinition, toTemplateInput } from '@eptw/domain/template/input-definition';
import { addPurposes } from '@eptw/domain/template/inputs-by-purpose';
import type { InputSettingName } from '@eptw/domain/template/input-setting';
import type { TemplateInput } from '@eptw/domain/template/template';
import type { FormTemplate } from './form-store.ts';

/** An input as the API sends it. A query that omits a setting does not compile where its result is used. */
interface InputPayload extends Record<InputSettingName, unknown> {
  type: string;
}

/** A template as the API sends it, as far as rendering needs it. */
export interface TemplatePayload {
  title: string;
  sections: { title: string; afterWork: boolean; form: InputPayload[] }[];
}

/** Only the known settings, because the cache adds members of its own. */
function toInput({ type, ...settings }: InputPayload): TemplateInput {
  return toTemplateInput(parseInputDefinition(type, settings, (_name, value) => value));
}

const formTemplates = new WeakMap<TemplatePayload, FormTemplate>();

/**
 * Turns a template from the API into the form's shape; purposes that an old template lacks are inferred. Returns the
 * same object for the same template, so that forms do not rerender.
 */
export function toFormTemplate(payload: TemplatePayload): FormTemplate {
  const cached = formTemplates.get(payload);
  if (cached) return cached;
  const template: FormTemplate = addPurposes({
    title: payload.title,
    sections: payload.sections.map(({ title, afterWork, form }) => ({
      title,
      ...(afterWork && { afterWork }),
      form: form.map(toInput),
    })),
  });
  formTemplates.set(payload, template);
  return template;
}
