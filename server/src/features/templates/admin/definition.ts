import type { SectionDefinition, TemplateDefinition } from '@eptw/domain/template/definition';
import { parseInputDefinition } from '@eptw/domain/template/input-definition';
import type { InputDefinition, InputSettingName } from '@eptw/domain/template/input-setting';
import { freetextName } from '@eptw/domain/template/input-settings';
import { suggestCode } from '@eptw/domain/template/normalize-definition';
import type { TemplateContent } from '@eptw/domain/template/template';

type Optional<Value> = Value | null | undefined;

/** An input as it was sent: any of the settings of inputs, each of its kind, but a default value may be anything. */
interface TemplateInputInput extends Partial<Record<InputSettingName, unknown>> {
  type: string;
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

/** Whether the value of a setting suits the input is judged with everything else. */
function toInputDefinition({ type, ...settings }: TemplateInputInput): InputDefinition {
  const name = settings.name ?? (type === 'freetext' ? freetextName : '');
  return parseInputDefinition(type, { ...settings, name }, (_name, value) => value);
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
