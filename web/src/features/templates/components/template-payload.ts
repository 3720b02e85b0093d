import { parseInputDefinition, toTemplateInput } from '@eptw/domain/template/definition/input-definition';
import { addPurposes } from '@eptw/domain/template/purpose/inputs-by-purpose';
import type { TemplateInput, TemplateSections } from '@eptw/domain/template/model/template';
import type { FormTemplate } from './form-store.ts';

/** A template as the API sends it, as far as rendering needs it. */
export interface TemplatePayload {
  title: string;
  sections: TemplateSections;
}

/** A template of a newer version may have inputs and settings that this one does not know. */
function toInput({ type, ...settings }: TemplateInput): TemplateInput {
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
