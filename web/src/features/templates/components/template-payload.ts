import { isInputPurpose } from '@eptw/domain/template/input-purpose';
import {
  columnWidths,
  inputTypes,
  type ColumnWidth,
  type InputType,
  type TemplateInput,
} from '@eptw/domain/template/template';
import type { FormTemplate } from './form-store.ts';

/** An input as the API sends it. */
export interface InputPayload {
  type: string;
  label: string;
  name: string;
  placeholder: string | null;
  defaultValue: unknown;
  required: boolean;
  col: number;
  options: { value: string; label: string; exclusive: boolean }[];
  tooltip: boolean;
  tooltipText: string | null;
  purpose: string | null;
}

/** A template as the API sends it, as far as drawing it goes. */
export interface TemplatePayload {
  title: string;
  sections: { title: string; afterWork: boolean; form: InputPayload[] }[];
}

/** An input of a type that this version of the page does not know is at least shown as text. */
function toInputType(sent: InputPayload): InputType {
  return inputTypes.find((type) => type === sent.type) ?? 'text';
}

function toColumnWidth(sent: InputPayload): ColumnWidth {
  return columnWidths.find((width) => width === sent.col) ?? 12;
}

function toTemplateInput(sent: InputPayload): TemplateInput {
  const { label, name, placeholder, defaultValue, required, options, tooltip, tooltipText, purpose } = sent;
  return {
    type: toInputType(sent),
    label,
    name,
    required,
    col: toColumnWidth(sent),
    tooltip,
    ...(placeholder !== null && { placeholder }),
    // Whether a default value suits its input is judged where it is used.
    ...(defaultValue !== null &&
      defaultValue !== undefined && { defaultValue: defaultValue as string | boolean | string[] }),
    // Named one by one, as the cache adds members of its own.
    ...(options.length > 0 && {
      options: options.map(({ value, label: text, exclusive }) => ({
        value,
        label: text,
        ...(exclusive && { exclusive }),
      })),
    }),
    ...(tooltipText !== null && { tooltipText }),
    ...(purpose !== null && isInputPurpose(purpose) && { purpose }),
  };
}

const formTemplates = new WeakMap<TemplatePayload, FormTemplate>();

/** A sent template as the forms and the rules take it. The same object for the same template, so that forms keep still. */
export function toFormTemplate(sent: TemplatePayload): FormTemplate {
  const known = formTemplates.get(sent);
  if (known) return known;
  const template: FormTemplate = {
    title: sent.title,
    sections: sent.sections.map(({ title, afterWork, form }) => ({
      title,
      ...(afterWork && { afterWork }),
      form: form.map(toTemplateInput),
    })),
  };
  formTemplates.set(sent, template);
  return template;
}
