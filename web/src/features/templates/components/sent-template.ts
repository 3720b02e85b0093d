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
export interface SentInput {
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
export interface SentTemplate {
  title: string;
  sections: { title: string; afterWork: boolean; form: SentInput[] }[];
}

/** An input of a type that this version of the page does not know is at least shown as text. */
function typeOf(sent: SentInput): InputType {
  return inputTypes.find((type) => type === sent.type) ?? 'text';
}

function columnOf(sent: SentInput): ColumnWidth {
  return columnWidths.find((width) => width === sent.col) ?? 12;
}

function inputOf(sent: SentInput): TemplateInput {
  const { label, name, placeholder, defaultValue, required, options, tooltip, tooltipText, purpose } = sent;
  return {
    type: typeOf(sent),
    label,
    name,
    required,
    col: columnOf(sent),
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

const read = new WeakMap<SentTemplate, FormTemplate>();

/** A sent template as the forms and the rules take it. The same object for the same template, so that forms keep still. */
export function readTemplate(sent: SentTemplate): FormTemplate {
  const known = read.get(sent);
  if (known) return known;
  const template: FormTemplate = {
    title: sent.title,
    sections: sent.sections.map(({ title, afterWork, form }) => ({
      title,
      ...(afterWork && { afterWork }),
      form: form.map(inputOf),
    })),
  };
  read.set(sent, template);
  return template;
}
