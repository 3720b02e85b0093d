import { parseInputDefinition, toTemplateInput } from '@eptw/domain/template/input-definition';
import { addPurposes } from '@eptw/domain/template/inputs-by-purpose';
import type { InputSettingName } from '@eptw/domain/template/input-setting';
import type { TemplateInput } from '@eptw/domain/template/template';
import type { FormTemplate } from './form-store.ts';

/** An input as the API sends it. A fragment that leaves a setting out does not compile where it is used. */
interface InputPayload extends Record<InputSettingName, unknown> {
  type: string;
}

/** A template as the API sends it, as far as drawing it goes. */
export interface TemplatePayload {
  title: string;
  sections: { title: string; afterWork: boolean; form: InputPayload[] }[];
}

/** Only what the table of settings knows, as the cache adds members of its own. */
function toInput({ type, ...settings }: InputPayload): TemplateInput {
  return toTemplateInput(parseInputDefinition(type, settings, (_name, value) => value));
}

const formTemplates = new WeakMap<TemplatePayload, FormTemplate>();

/**
 * A sent template as the forms and the rules take it; one that does not say what its inputs are for, as it is read. The
 * same object for the same template, so that forms keep still. */
export function toFormTemplate(sent: TemplatePayload): FormTemplate {
  const known = formTemplates.get(sent);
  if (known) return known;
  const template: FormTemplate = addPurposes({
    title: sent.title,
    sections: sent.sections.map(({ title, afterWork, form }) => ({
      title,
      ...(afterWork && { afterWork }),
      form: form.map(toInput),
    })),
  });
  formTemplates.set(sent, template);
  return template;
}
