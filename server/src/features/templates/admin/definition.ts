import type { SectionDefinition, TemplateDefinition } from '@eptw/domain/template/definition';
import { freetextName, type InputDefinition } from '@eptw/domain/template/input-definition';
import { suggestCode } from '@eptw/domain/template/normalize-definition';
import type { InputOption, TemplateContent } from '@eptw/domain/template/template';

type Optional<Value> = Value | null | undefined;

interface InputOptionInput {
  value: string;
  label: string;
  exclusive?: Optional<boolean>;
}

/** An input as it was sent. */
export interface TemplateInputInput {
  type: string;
  label?: Optional<string>;
  name?: Optional<string>;
  placeholder?: Optional<string>;
  defaultValue?: unknown;
  required?: Optional<boolean>;
  col?: Optional<number>;
  options?: Optional<InputOptionInput[]>;
  tooltip?: Optional<boolean>;
  tooltipText?: Optional<string>;
  purpose?: Optional<string>;
}

/** A section as it was sent. */
interface TemplateSectionInput {
  title: string;
  afterWork?: Optional<boolean>;
  form: TemplateInputInput[];
}

/** A template as it was sent; of one that is changed, what is left out stays as it is. */
export interface TemplateDefinitionInput {
  title?: Optional<string>;
  code?: Optional<string>;
  type?: Optional<string>;
  asParentPermit?: Optional<boolean>;
  showInCreatePermit?: Optional<boolean>;
  sections?: Optional<TemplateSectionInput[]>;
}

function toInputOption({ value, label, exclusive }: InputOptionInput): InputOption {
  return { value, label, ...(exclusive === true && { exclusive }) };
}

function toInputDefinition(input: TemplateInputInput): InputDefinition {
  const { type, label, name, placeholder, defaultValue, required, col, options, tooltip, tooltipText, purpose } = input;
  return {
    type,
    label: label ?? '',
    name: name ?? (type === 'freetext' ? freetextName : ''),
    required: required === true,
    tooltip: tooltip === true,
    ...(placeholder != null && { placeholder }),
    // Whether it suits the input is judged with everything else.
    ...(defaultValue != null && { defaultValue: defaultValue as string | boolean | string[] }),
    ...(col != null && { col }),
    ...(options != null && { options: options.map(toInputOption) }),
    ...(tooltipText != null && { tooltipText }),
    ...(purpose != null && purpose !== '' && { purpose }),
  };
}

function toSectionDefinition({ title, afterWork, form }: TemplateSectionInput): SectionDefinition {
  return { title, ...(afterWork === true && { afterWork }), form: form.map(toInputDefinition) };
}

/** What was sent, on top of what is there already. A new template that names no permit code gets one from its title. */
export function toTemplateDefinition(input: TemplateDefinitionInput, before?: TemplateContent): TemplateDefinition {
  const title = input.title ?? before?.title ?? '';
  return {
    title,
    code: input.code ?? before?.code ?? suggestCode(title),
    type: input.type ?? before?.type ?? '',
    asParentPermit: input.asParentPermit ?? before?.asParentPermit ?? false,
    showInCreatePermit: input.showInCreatePermit ?? before?.showInCreatePermit ?? false,
    sections: input.sections?.map(toSectionDefinition) ?? before?.sections ?? [],
  };
}
