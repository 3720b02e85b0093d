import type { SectionDefinition, TemplateDefinition } from '@eptw/domain/template/definition/definition';
import { parseInputDefinition } from '@eptw/domain/template/definition/input-definition';
import type { InputDefinition, InputSettingName } from '@eptw/domain/template/definition/input-setting';
import { freetextName } from '@eptw/domain/template/definition/input-settings';
import { suggestCode } from '@eptw/domain/template/definition/normalize-definition';
import { parseWorkPolicy } from '@eptw/domain/work-policy/parse-work-policy';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import type { WorkPolicyDefinition } from '@eptw/domain/work-policy/work-policy-definition';

type Optional<Value> = Value | null | undefined;

/**
 * An input as received: any of the settings of inputs, each with its type of value; a default value may be of any
 * type.
 */
interface TemplateInputInput extends Partial<Record<InputSettingName, unknown>> {
  type: string;
}

/** A section as received. */
interface TemplateSectionInput {
  title: string;
  afterWork?: Optional<boolean>;
  form: TemplateInputInput[];
}

/** A template as received; on update, what is left out stays unchanged. */
export interface TemplateDefinitionInput {
  title?: Optional<string>;
  code?: Optional<string>;
  type?: Optional<string>;
  asParentPermit?: Optional<boolean>;
  showInCreatePermit?: Optional<boolean>;
  sections?: Optional<TemplateSectionInput[]>;
  /** With the members of a WorkPolicyDefinition; null removes it. */
  workPolicy?: Optional<object>;
}

/** Whether a setting's value suits the input is checked with the other rules. */
function toInputDefinition({ type, ...settings }: TemplateInputInput): InputDefinition {
  const name = settings.name ?? (type === 'freetext' ? freetextName : '');
  return parseInputDefinition(type, { ...settings, name }, (_name, value) => value);
}

function toSectionDefinition({ title, afterWork, form }: TemplateSectionInput): SectionDefinition {
  return { title, ...(afterWork === true && { afterWork }), form: form.map(toInputDefinition) };
}

/** The received policy, or else the existing one; none if it is removed. */
function mergeWorkPolicy(received: Optional<object>, before: WorkPolicy | undefined): WorkPolicyDefinition | undefined {
  if (received === undefined) return before;
  if (received === null) return undefined;
  const policy = parseWorkPolicy(received);
  if (!before || before.roles.length === 0 || Reflect.get(received, 'roles') != null) return policy;
  // A page from before roles sends none. What it does not show it must not take away.
  return { ...policy, roles: before.roles, entryLog: before.entryLog, crew: [] };
}

/**
 * The received definition merged into the existing one. A new template without a permit code gets one from its title.
 */
export function toTemplateDefinition(input: TemplateDefinitionInput, before?: TemplateContent): TemplateDefinition {
  const title = input.title ?? before?.title ?? '';
  const workPolicy = mergeWorkPolicy(input.workPolicy, before?.workPolicy);
  return {
    title,
    code: input.code ?? before?.code ?? suggestCode(title),
    type: input.type ?? before?.type ?? '',
    asParentPermit: input.asParentPermit ?? before?.asParentPermit ?? false,
    showInCreatePermit: input.showInCreatePermit ?? before?.showInCreatePermit ?? false,
    sections: input.sections?.map(toSectionDefinition) ?? before?.sections ?? [],
    ...(workPolicy && { workPolicy }),
  };
}
