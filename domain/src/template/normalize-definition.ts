import { isPermitType, type TemplateDefinition } from './definition.ts';
import { isInputType, type InputDefinition } from './input-definition.ts';
import { isInputPurpose } from './input-purpose.ts';
import { getInputModel } from './inputs/registry.ts';
import { columnWidths, type TemplateContent, type TemplateInput } from './template.ts';

function normalizeInput(input: InputDefinition): TemplateInput {
  const { label, name, tooltip, options = [], col = 12, purpose = '' } = input;
  const [placeholder, tooltipText] = [input.placeholder?.trim() ?? '', input.tooltipText?.trim() ?? ''];
  const width = columnWidths.find((one) => one === col);
  if (!isInputType(input.type) || width === undefined) throw new Error(`'${input.name}' has problems`);
  const { type } = input;
  const { takesValue, read } = getInputModel(type);
  const offered = options.map((option) => ({
    value: option.value.trim(),
    label: option.label.trim(),
    ...(option.exclusive === true && { exclusive: true }),
  }));
  const choices = offered.length > 0 && { options: offered };
  const { value } = read(input.defaultValue, { type, label, name, ...choices });
  return {
    type,
    label: label.trim(),
    name,
    ...(takesValue && { required: input.required === true }),
    col: width,
    ...(placeholder && { placeholder }),
    ...(value !== undefined && { defaultValue: value }),
    ...choices,
    ...(tooltipText && { tooltip: tooltip === true, tooltipText }),
    ...(isInputPurpose(purpose) && { purpose }),
  };
}

/**
 * A template without problems as it is kept: texts trimmed, the code in capitals, every width named, nothing that says
 * nothing. Two definitions that mean the same become equal. Throws when there are problems.
 */
export function normalizeDefinition(definition: TemplateDefinition): TemplateContent {
  const { type, title, code, asParentPermit, showInCreatePermit, sections } = definition;
  if (!isPermitType(type)) throw new Error(`'${title}' has problems`);
  return {
    title: title.trim(),
    code: code.trim().toUpperCase(),
    type,
    asParentPermit,
    showInCreatePermit,
    sections: sections.map((section) => ({
      title: section.title.trim(),
      ...(section.afterWork === true && { afterWork: true }),
      form: section.form.map(normalizeInput),
    })),
  };
}

/**
 * The permit code that a title suggests: what stands before its dash, as in 'B3 - LIFTING', or else the initials of its
 * words. Empty when the title has neither letters nor digits.
 */
export function suggestCode(title: string): string {
  const named = /^\s*([A-Za-z0-9]{1,10})\s+-\s/.exec(title)?.[1];
  const initials = Array.from(title.matchAll(/[A-Za-z0-9]+/g), ([word]) => word.slice(0, 1)).join('');
  return (named ?? initials.slice(0, 10)).toUpperCase();
}

/** The name that a label suggests: its first words in one, as in 'workLocation'. */
export function suggestName(label: string): string {
  const words = Array.from(label.matchAll(/[A-Za-z0-9]+/g), ([word]) => word.toLowerCase()).slice(0, 5);
  const [first = '', ...rest] = words;
  return (first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')).slice(0, 40);
}
