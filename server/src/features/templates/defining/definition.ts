import type { TemplateDefinition } from '@eptw/domain/template/definition';
import { freetextName, type InputDefinition } from '@eptw/domain/template/input-definition';
import { codeFromTitle } from '@eptw/domain/template/sound-definition';
import type { InputOption, TemplateContent } from '@eptw/domain/template/template';

type Optional<Value> = Value | null | undefined;

/** An input as it was sent. */
export interface SentInput {
  type: string;
  label?: Optional<string>;
  name?: Optional<string>;
  placeholder?: Optional<string>;
  defaultValue?: unknown;
  required?: Optional<boolean>;
  col?: Optional<number>;
  options?: Optional<InputOption[]>;
  tooltip?: Optional<boolean>;
  tooltipText?: Optional<string>;
}

/** A template as it was sent; of one that is changed, what is left out stays as it is. */
export interface SentTemplate {
  title?: Optional<string>;
  code?: Optional<string>;
  type?: Optional<string>;
  asParentPermit?: Optional<boolean>;
  showInCreatePermit?: Optional<boolean>;
  sections?: Optional<{ title: string; form: SentInput[] }[]>;
}

function inputOf(sent: SentInput): InputDefinition {
  const { type, label, name, placeholder, defaultValue, required, col, options, tooltip, tooltipText } = sent;
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
    ...(options != null && { options }),
    ...(tooltipText != null && { tooltipText }),
  };
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
    sections:
      sent.sections?.map((section) => ({ title: section.title, form: section.form.map(inputOf) })) ??
      before?.sections ??
      [],
  };
}
