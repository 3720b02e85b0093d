import type { SectionDefinition, TemplateDefinition } from '@eptw/domain/template/definition';
import { freetextName, type InputDefinition } from '@eptw/domain/template/input-definition';
import { codeFromTitle } from '@eptw/domain/template/sound-definition';
import type { InputOption, TemplateContent } from '@eptw/domain/template/template';

type Optional<Value> = Value | null | undefined;

interface SentOption {
  value: string;
  label: string;
  exclusive?: Optional<boolean>;
}

/** An input as it was sent. */
export interface SentInput {
  type: string;
  label?: Optional<string>;
  name?: Optional<string>;
  placeholder?: Optional<string>;
  defaultValue?: unknown;
  required?: Optional<boolean>;
  col?: Optional<number>;
  options?: Optional<SentOption[]>;
  tooltip?: Optional<boolean>;
  tooltipText?: Optional<string>;
  purpose?: Optional<string>;
}

/** A section as it was sent. */
interface SentSection {
  title: string;
  afterWork?: Optional<boolean>;
  form: SentInput[];
}

/** A template as it was sent; of one that is changed, what is left out stays as it is. */
export interface SentTemplate {
  title?: Optional<string>;
  code?: Optional<string>;
  type?: Optional<string>;
  asParentPermit?: Optional<boolean>;
  showInCreatePermit?: Optional<boolean>;
  sections?: Optional<SentSection[]>;
}

function optionOf({ value, label, exclusive }: SentOption): InputOption {
  return { value, label, ...(exclusive === true && { exclusive }) };
}

function inputOf(sent: SentInput): InputDefinition {
  const { type, label, name, placeholder, defaultValue, required, col, options, tooltip, tooltipText, purpose } = sent;
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
    ...(options != null && { options: options.map(optionOf) }),
    ...(tooltipText != null && { tooltipText }),
    ...(purpose != null && purpose !== '' && { purpose }),
  };
}

function sectionOf({ title, afterWork, form }: SentSection): SectionDefinition {
  return { title, ...(afterWork === true && { afterWork }), form: form.map(inputOf) };
}

/** What was sent, on top of what is there already. A new template that names no permit code gets one from its title. */
export function definitionOf(sent: SentTemplate, before?: TemplateContent): TemplateDefinition {
  const title = sent.title ?? before?.title ?? '';
  return {
    title,
    code: sent.code ?? before?.code ?? codeFromTitle(title),
    type: sent.type ?? before?.type ?? '',
    asParentPermit: sent.asParentPermit ?? before?.asParentPermit ?? false,
    showInCreatePermit: sent.showInCreatePermit ?? before?.showInCreatePermit ?? false,
    sections: sent.sections?.map(sectionOf) ?? before?.sections ?? [],
  };
}
