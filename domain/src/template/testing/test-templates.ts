import { inputTypeTable } from '../model/input-type-table.ts';
import type { InputDefinition, InputSettingName } from '../definition/input-setting.ts';
import { findEarlyPurpose, freetextName, inputSettingEntries } from '../definition/input-settings.ts';
import {
  inputTypes,
  type InputOption,
  type InputType,
  type TemplateContent,
  type TemplateInput,
} from '../model/template.ts';

const lift: InputOption = { value: 'lift', label: 'Boom lift' };
const options: InputOption[] = [{ value: 'ladder', label: 'Ladder' }, { value: 'scaffold', label: 'Scaffold' }, lift];

/** For tests: an input of a type, with the type as its name and, if it has options, ladder, scaffold and lift. */
export function createTestInput(type: InputType, change: Partial<TemplateInput> = {}): TemplateInput {
  const name = type === 'freetext' ? freetextName : type;
  return { type, name, label: `The ${type}`, ...(inputTypeTable[type].hasOptions ? { options } : {}), ...change };
}

/** For tests: a template of one section. */
export function createTestTemplate(form: TemplateInput[], title = 'A2 - LADDERS'): TemplateContent {
  const flags = { asParentPermit: false, showInCreatePermit: false };
  return { title, code: 'A2', type: 'General', ...flags, sections: [{ title: 'The work', form }] };
}

/** For tests: a template with one input of every type. */
export const oneOfEach = createTestTemplate(inputTypes.map((type) => createTestInput(type)));

const defaultValues: Partial<Record<InputType, InputDefinition['defaultValue']>> = {
  text: 'Bay 12',
  textarea: 'Bay 12\nBay 14',
  radio: 'scaffold',
  checkbox: true,
  multicheck: ['ladder', 'scaffold'],
  date: '2026-03-01',
  time: '08:30',
  daterange: ['2026-03-01', '2026-03-02'],
  select: 'lift',
};

const purposes: Partial<Record<InputType, TemplateInput['purpose']>> = {
  text: 'company',
  textarea: 'work',
  radio: 'place',
  multicheck: 'highRiskWork',
  date: 'testTime',
  time: 'startTime',
  daterange: 'period',
  select: 'level',
  file: 'approvalUpload',
};

/** For tests: a non-empty value of every setting, for an input of a type that has the setting. */
export const settingSamples: {
  readonly [Name in InputSettingName]: (type: InputType) => TemplateInput[Name];
} = {
  label: (type) => `The ${type}`,
  name: (type) => type,
  required: () => true,
  col: () => 6,
  tooltip: () => true,
  placeholder: () => 'As on the drawing',
  defaultValue: (type) => defaultValues[type],
  options: (type) => (type === 'multicheck' ? options.with(2, { ...lift, exclusive: true }) : options),
  tooltipText: () => 'Ask the site office.',
  purpose: (type) => purposes[type],
  beforeStart: () => true,
};

/** For tests: an input of a type with every setting that the type has, and that its purpose allows. */
function createFullInput(type: InputType): TemplateInput {
  const settings = inputSettingEntries.filter(([, { fits }]) => fits(type));
  const samples = settings.map(([name]) => [name, settingSamples[name](type)]);
  const input: TemplateInput = { ...createTestInput(type), ...Object.fromEntries(samples) };
  const { beforeStart: _early, ...others } = input;
  return findEarlyPurpose(input) === undefined ? input : others;
}

/** For tests: a template with one input of every type, and every setting in it. */
export const fullOneOfEach = createTestTemplate(inputTypes.map(createFullInput));

/** For tests: a one-pixel picture as a signature. */
export const testSignature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
