import { message } from '../message.ts';
import { modelOf } from './inputs/registry.ts';
import { columnWidths, inputTypes, type InputType, type TemplateContent, type TemplateInput } from './template.ts';

/** An input as its author left it: its type and its width may be anything. */
export type InputDefinition = Omit<TemplateInput, 'type' | 'col'> & { type: string; col?: number };

/** A template as its author left it. */
export interface TemplateDefinition extends Pick<TemplateContent, 'title'> {
  sections: { title: string; form: InputDefinition[] }[];
}

/** What an author has to change, and where: section and input count from 0 and are absent for the whole. */
export interface DefinitionProblem {
  section?: number;
  input?: number;
  field: 'title' | 'sections' | 'type' | 'label' | 'name' | 'options' | 'col' | 'defaultValue';
  message: string;
}

type FieldProblem = Pick<DefinitionProblem, 'field' | 'message'>;

/** The name that every free text bears, since it holds no value. */
export const freetextName = 'freeText';

const typesWithOptions: readonly string[] = ['select', 'radio', 'multicheck'];

function isInputType(type: string): type is InputType {
  return (inputTypes as readonly string[]).includes(type);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function nameProblems(input: InputDefinition): FieldProblem[] {
  const problem = (sentence: string): FieldProblem[] => [{ field: 'name', message: sentence }];
  if (input.type === 'freetext') {
    return input.name === freetextName ? [] : problem(`A free text is always named '${freetextName}'.`);
  }
  if (input.name === '') return problem(message.fieldRequired);
  if (/\s/.test(input.name)) return problem(message.spaceNotAllowed);
  if (input.name === freetextName) return problem(`'${freetextName}' is kept for free texts. Choose another name.`);
  if (input.name in Object.prototype) return problem(`'${input.name}' is a reserved word. Choose another name.`);
  return [];
}

function optionProblems(input: InputDefinition): FieldProblem[] {
  const problem = (sentence: string): FieldProblem[] => [{ field: 'options', message: sentence }];
  const options = input.options ?? [];
  if (!typesWithOptions.includes(input.type)) {
    return options.length > 0 ? problem('Only a select, radio or multicheck has options. Remove them.') : [];
  }
  if (options.length === 0) return problem('Add at least one option to choose from.');
  if (options.some((option) => isBlank(option.value) || isBlank(option.label))) {
    return problem('Give every option a value and a label.');
  }
  const repeated = new Set(options.map((option) => option.value)).size < options.length;
  return repeated ? problem('Two options have the same value. Give each a value of its own.') : [];
}

function defaultProblems(input: InputDefinition): FieldProblem[] {
  if (!isInputType(input.type)) return [];
  const atAnyWidth = { ...input, type: input.type, col: undefined };
  const { complaint } = modelOf(input.type).read(input.defaultValue, atAnyWidth);
  return complaint ? [{ field: 'defaultValue', message: complaint.message }] : [];
}

function inputProblems(input: InputDefinition): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isInputType(input.type)) problems.push({ field: 'type', message: 'Choose one of the input types.' });
  if (isBlank(input.label)) problems.push({ field: 'label', message: message.fieldRequired });
  problems.push(...nameProblems(input), ...optionProblems(input), ...defaultProblems(input));
  if (input.col !== undefined && !columnWidths.some((width) => width === input.col)) {
    problems.push({ field: 'col', message: `Choose a column width of ${columnWidths.join(', ')}.` });
  }
  return problems;
}

/** Everything that keeps a template from being used, in reading order; nothing when it is sound. */
export function definitionProblems(template: TemplateDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const names = new Set<string>();
  if (isBlank(template.title)) problems.push({ field: 'title', message: message.fieldRequired });
  if (template.sections.length === 0) problems.push({ field: 'sections', message: 'Add at least one section.' });
  template.sections.forEach(({ title, form }, section) => {
    if (isBlank(title)) problems.push({ section, field: 'title', message: message.fieldRequired });
    form.forEach((definition, input) => {
      problems.push(...inputProblems(definition).map((problem) => ({ section, input, ...problem })));
      if (definition.type === 'freetext' || definition.name === '') return;
      if (names.has(definition.name)) {
        const sentence = `Another input is named '${definition.name}' too. Choose another name.`;
        problems.push({ section, input, field: 'name', message: sentence });
      }
      names.add(definition.name);
    });
  });
  return problems;
}
