import { message } from '../../message.ts';
import { formatInputField, inputFields, validateInput, type InputField } from './input-definition.ts';
import { findClaimedPurposes } from '../purpose/input-purpose.ts';
import type { InputDefinition } from './input-setting.ts';
import { findEarlyPurpose } from './input-settings.ts';
import { type TemplateContent } from '../model/template.ts';
import { permitTypes, type PermitType } from '../../work-policy/permit-type.ts';
import { templateLimits } from '../model/template-limits.ts';
import { validateTitle } from '../../text/validate-title.ts';
import type { WorkPolicyDefinition } from '../../work-policy/work-policy-definition.ts';
import { formatPolicyPath } from '../../work-policy/work-policy-path.ts';
import { validateWorkPolicy } from '../../work-policy/work-policy-validation.ts';

export interface SectionDefinition {
  title: string;
  afterWork?: boolean;
  form: InputDefinition[];
}

/** A template as its author left it, valid or not. */
export interface TemplateDefinition extends Omit<TemplateContent, 'type' | 'sections' | 'workPolicy'> {
  type: string;
  sections: SectionDefinition[];
  workPolicy?: WorkPolicyDefinition;
}

/** The fields of a form and of its sections, as used in problems. A form's type has the same name as an input's. */
const formFieldNames = {
  title: 'title',
  code: 'permit code',
  asParentPermit: 'parent permit',
  sections: 'sections',
  workPolicy: 'work policy',
  afterWork: 'filled in after the work',
} as const;

type FormField = keyof typeof formFieldNames;

/** The subject of a problem in a definition. */
export type DefinitionField = FormField | InputField;

export const definitionFields = [...(Object.keys(formFieldNames) as FormField[]), ...inputFields];

/**
 * A problem for the author to fix and its place: section and input count from 0, and are omitted for the whole form.
 */
export interface DefinitionProblem {
  section?: number;
  input?: number;
  field: DefinitionField;
  /** The place in the work policy, see `PolicyProblem`; omitted for other fields. */
  path?: string;
  message: string;
}

const codePattern = /^[A-Za-z0-9]+$/;

export function isPermitType(type: string): type is PermitType {
  return (permitTypes as readonly string[]).includes(type);
}

/** Returns what is wrong with a permit code; its case does not matter. */
function validateCode(code: string): string | undefined {
  const trimmed = code.trim();
  if (trimmed === '') return message.fieldRequired;
  if (trimmed.length > templateLimits.code) return `A permit code has at most ${templateLimits.code} characters.`;
  return codePattern.test(trimmed) ? undefined : 'A permit code consists of letters and digits only.';
}

function validateHeader({ title, code, type, sections }: TemplateDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const add = (field: DefinitionField, sentence: string | undefined) => {
    if (sentence !== undefined) problems.push({ field, message: sentence });
  };
  add('title', validateTitle(title, 'The title', templateLimits.title));
  add('code', validateCode(code));
  if (!isPermitType(type)) add('type', `Choose a permit type: ${permitTypes.join(', ')}.`);
  if (sections.length === 0) add('sections', 'Add at least one section.');
  return problems;
}

/** A larger form would be slow to fill in; its inputs are not validated. */
function validateSize({ sections }: TemplateDefinition): DefinitionProblem | undefined {
  const { sections: maxSections, inputs: maxInputs } = templateLimits;
  const field = 'sections';
  if (sections.length > maxSections)
    return { field, message: `A form has at most ${maxSections} sections. Remove some.` };
  const inputs = sections.reduce((sum, { form }) => sum + form.length, 0);
  if (inputs > maxInputs) return { field, message: `A form has at most ${maxInputs} inputs. Remove some.` };
  return undefined;
}

/** Inputs that a permit needs before it is raised cannot be filled in after the work. */
function validateAfterWork({ afterWork, form }: SectionDefinition): string | undefined {
  if (afterWork !== true) return undefined;
  const required = form.find((input) => input.required === true);
  if (required) {
    return `This section is filled in after the work, but '${required.label}' is required to raise a permit. Untick 'Required', or move the input to another section.`;
  }
  const proven = form.find(({ beforeStart }) => beforeStart === true);
  if (proven)
    return `This section is filled in after the work, but '${proven.label}' is proven before the start. Move it to another section.`;
  const early = form.find((input) => findEarlyPurpose(input) !== undefined);
  return (
    early &&
    `This section is filled in after the work, but '${early.label}' has to be known before. Choose another purpose, or move the input to another section.`
  );
}

/** All problems that prevent a template from being used, in reading order; empty when it is valid. */
export function validateDefinition(template: TemplateDefinition): DefinitionProblem[] {
  const problems = validateHeader(template);
  const tooBig = validateSize(template);
  if (tooBig) return [...problems, tooBig];
  if (template.workPolicy) {
    for (const problem of validateWorkPolicy(template.workPolicy)) problems.push({ field: 'workPolicy', ...problem });
  }
  const names = new Set<string>();
  const purposes = new Set<string>();
  template.sections.forEach((definedSection, section) => {
    const { title, form } = definedSection;
    const wrongTitle = validateTitle(title, 'The section title', templateLimits.sectionTitle);
    if (wrongTitle !== undefined) problems.push({ section, field: 'title', message: wrongTitle });
    const tooLate = validateAfterWork(definedSection);
    if (tooLate !== undefined) problems.push({ section, field: 'afterWork', message: tooLate });
    form.forEach((definition, input) => {
      const inputProblems = validateInput(definition, { names, purposes: findClaimedPurposes(purposes) });
      for (const problem of inputProblems) problems.push({ section, input, ...problem });
      names.add(definition.name);
      if (definition.purpose !== undefined) purposes.add(definition.purpose);
    });
  });
  return problems;
}

function isFormField(field: DefinitionField): field is FormField {
  return Object.hasOwn(formFieldNames, field);
}

/** A problem with its place, for readers who do not see the form: 'Section 2, input 1, name: Space not allowed'. */
export function formatDefinitionProblem({ section, input, field, path, message: sentence }: DefinitionProblem): string {
  const positionParts = [
    section !== undefined && `section ${section + 1}`,
    input !== undefined && `input ${input + 1}`,
    isFormField(field) ? formFieldNames[field] : formatInputField(field),
    path !== undefined && path !== '' && formatPolicyPath(path),
  ];
  const position = positionParts.filter((part) => part !== false).join(', ');
  return `${position.slice(0, 1).toUpperCase()}${position.slice(1)}: ${sentence}`;
}
