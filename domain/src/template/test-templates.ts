import { inputTypes, type InputOption, type InputType, type TemplateContent, type TemplateInput } from './template.ts';

const options: InputOption[] = [
  { value: 'ladder', label: 'Ladder' },
  { value: 'scaffold', label: 'Scaffold' },
  { value: 'lift', label: 'Boom lift' },
];

const typesWithOptions: readonly InputType[] = ['select', 'radio', 'multicheck'];

/** For tests: an input of a type, named after it, with the options ladder, scaffold and lift where it has any. */
export function createTestInput(type: InputType, change: Partial<TemplateInput> = {}): TemplateInput {
  const name = type === 'freetext' ? 'freeText' : type;
  return { type, name, label: `The ${type}`, ...(typesWithOptions.includes(type) ? { options } : {}), ...change };
}

/** For tests: a template of one section. */
export function createTestTemplate(form: TemplateInput[], title = 'A2 - LADDERS'): TemplateContent {
  const flags = { asParentPermit: false, showInCreatePermit: false };
  return { title, code: 'A2', type: 'General', ...flags, sections: [{ title: 'The work', form }] };
}

/** For tests: a template with one input of every type. */
export const oneOfEach = createTestTemplate(inputTypes.map((type) => createTestInput(type)));

/** For tests: a picture of one pixel as a signature. */
export const testSignature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
