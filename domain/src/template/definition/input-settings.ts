import { message } from '../../message.ts';
import { validateText } from '../../text/plain-text.ts';
import { formatOptions, normalizeOptions, validateOptions } from '../model/input-options.ts';
import {
  formatPurpose,
  inputPurposes,
  isInputPurpose,
  listPurposes,
  validatePurpose,
} from '../purpose/input-purpose.ts';
import { createTextSetting, type InputDefinition, type InputSetting, type InputSettingName } from './input-setting.ts';
import { inputTypeTable, isInputType, isTypeWith } from '../model/input-type-table.ts';
import { getInputModel } from '../inputs/registry.ts';
import { columnWidths, type InputPurpose, type TemplateInput } from '../model/template.ts';
import { templateLimits } from '../model/template-limits.ts';

/** The name of every free text; it holds no value, so it needs no unique one. */
export const freetextName = 'freeText';

/** What is only read has no name of its own, is never required and has no tooltip. */
function hasValue(type: string): boolean {
  return !isInputType(type) || getInputModel(type).takesValue;
}

function validateLabel({ type, label }: InputDefinition): string | undefined {
  if (label.trim() === '') return message.fieldRequired;
  return type === 'freetext'
    ? validateText(label, { label: 'The text', maxLength: templateLimits.paragraph, multiline: true })
    : validateText(label, { label: 'The label', maxLength: templateLimits.label });
}

function validateName({ type, name }: InputDefinition, takenNames: ReadonlySet<string>): string | undefined {
  if (type === 'freetext') return name === freetextName ? undefined : `A free text is always named '${freetextName}'.`;
  if (name === '') return message.fieldRequired;
  if (name.length > templateLimits.name) return `The name may have at most ${templateLimits.name} characters.`;
  if (/\s/.test(name)) return message.spaceNotAllowed;
  if (name === freetextName) return `'${freetextName}' is reserved for free text. Choose another name.`;
  if (name in Object.prototype) return `'${name}' is a reserved word. Choose another name.`;
  const problem = validateText(name, { label: 'The name', maxLength: templateLimits.name });
  if (problem !== undefined) return problem;
  return takenNames.has(name) ? `Another input is already named '${name}'. Choose another name.` : undefined;
}

function validateDefault(input: InputDefinition): string | undefined {
  const { type, defaultValue } = input;
  if (!isInputType(type) || defaultValue === undefined || defaultValue === '') return undefined;
  if (!inputTypeTable[type].hasDefault) return 'An input of this type always starts empty. Remove the default value.';
  if (typeof defaultValue === 'string') {
    const rule = { label: 'The default value', maxLength: templateLimits.defaultText, multiline: type === 'textarea' };
    const problem = validateText(defaultValue, rule);
    if (problem !== undefined) return problem;
  }
  const inputWithoutWidth = { ...input, type, col: undefined, purpose: undefined };
  return getInputModel(type).read(defaultValue, inputWithoutWidth).problem?.message;
}

/** The purpose of an input that has to be known when a permit is raised; undefined for none, and for one that has not. */
export function findEarlyPurpose({ purpose = '' }: Pick<InputDefinition, 'purpose'>): InputPurpose | undefined {
  return isInputPurpose(purpose) && !inputPurposes[purpose].afterWork ? purpose : undefined;
}

/** Approvals do not cover what is proven on the job: nothing that lists, limits and required forms depend on. */
function checkBeforeStart(input: InputDefinition): string | undefined {
  const early = input.beforeStart ? findEarlyPurpose(input) : undefined;
  return (
    early &&
    `An input with the purpose '${inputPurposes[early].label}' has to be known when the permit is raised. Untick this, or choose another purpose.`
  );
}

function normalizeDefault({ defaultValue, options, ...input }: TemplateInput): TemplateInput['defaultValue'] {
  const normalOptions = normalizeOptions(options);
  const { value } = getInputModel(input.type).read(defaultValue, {
    ...input,
    ...(normalOptions && { options: normalOptions }),
  });
  return value;
}

const tooltipText = createTextSetting('tooltipText', {
  label: 'Tooltip text',
  fits: hasValue,
  visible: true,
  text: { label: 'The tooltip text', maxLength: templateLimits.tooltip },
});

/**
 * Every setting of an input, one row each, in the order used in problems, differences and files. A setting without a
 * row does not compile.
 */
export const inputSettings: { readonly [Name in InputSettingName]: InputSetting<Name> } = {
  label: {
    kind: 'text',
    label: 'Label',
    labelInDifference: ({ type }) => (type === 'freetext' ? 'Text' : 'Label'),
    mandatory: true,
    visible: true,
    fallback: '',
    fits: () => true,
    check: validateLabel,
    normalize: ({ label }) => label.trim(),
    describe: ({ label }) => label,
  },
  name: {
    kind: 'text',
    label: 'Name',
    help: 'Answers are stored under this name. It must be unique and contain no spaces.',
    description: "The key of its value in a submission. It can be omitted for a free text, which is always 'freeText'.",
    mandatory: true,
    maxLength: templateLimits.name,
    visible: false,
    fallback: '',
    fits: hasValue,
    check: (input, { names }) => validateName(input, names),
    normalize: ({ name }) => name,
    describe: ({ name }) => (name === freetextName ? '' : name),
  },
  required: {
    kind: 'flag',
    label: 'Required',
    visible: true,
    fallback: false,
    fits: hasValue,
    check: () => undefined,
    normalize: ({ type, required }) => (hasValue(type) ? required === true : undefined),
    describe: ({ type, required = false }) => (hasValue(type) ? required : ''),
  },
  col: {
    kind: 'number',
    label: 'Column width',
    description: 'Width in twelfths of a row: 2, 4, 6, 8, 10 or 12.',
    visible: false,
    fallback: 12,
    fits: () => true,
    check: ({ col }) =>
      col === undefined || columnWidths.some((width) => width === col)
        ? undefined
        : `Choose a column width of ${columnWidths.join(', ')}.`,
    normalize: ({ col = 12 }) => col,
    describe: ({ col = 12 }) => col,
  },
  tooltip: {
    kind: 'flag',
    label: 'Tooltip',
    visible: false,
    fallback: false,
    fits: hasValue,
    check: () => undefined,
    // A tooltip that is switched off keeps its text; one without text is dropped.
    normalize: (input) => (tooltipText.normalize(input) === undefined ? undefined : input.tooltip === true),
  },
  placeholder: createTextSetting('placeholder', {
    label: 'Placeholder',
    fits: (type) => isTypeWith(type, 'hasPlaceholder'),
    visible: true,
    text: { label: 'The placeholder', maxLength: templateLimits.placeholder },
  }),
  defaultValue: {
    kind: 'defaultValue',
    label: 'Default value',
    visible: false,
    fits: (type) => isTypeWith(type, 'hasDefault'),
    check: validateDefault,
    normalize: normalizeDefault,
    describe: ({ defaultValue = '' }) => defaultValue,
  },
  options: {
    kind: 'options',
    label: 'Options',
    visible: true,
    fits: (type) => isTypeWith(type, 'hasOptions'),
    check: ({ type, options = [] }) => validateOptions(type, options),
    normalize: ({ options }) => normalizeOptions(options),
    describe: ({ options }) => formatOptions(options),
  },
  tooltipText: {
    ...tooltipText,
    labelInDifference: () => 'Tooltip',
    check: (input, others) =>
      input.tooltip && (input.tooltipText ?? '').trim() === ''
        ? message.fieldRequired
        : tooltipText.check(input, others),
    describe: (input) => (input.tooltip ? (input.tooltipText ?? '') : ''),
  },
  purpose: {
    kind: 'text',
    label: 'Purpose',
    help: 'How the application uses the answer, for example in lists, reminders, copies and attached forms.',
    description: 'How the application uses the answer; most inputs have none.',
    visible: false,
    fits: (type) => listPurposes(type).length > 0,
    check: (input, { purposes }) => validatePurpose(input, purposes),
    normalize: ({ purpose = '' }) => (isInputPurpose(purpose) ? purpose : undefined),
    describe: ({ purpose = '' }) => formatPurpose(purpose),
  },
  beforeStart: {
    kind: 'flag',
    label: 'Proven before the start',
    help: 'Not asked when the permit is raised. The permit holder or the issuing authority answers it on the job, from the approval until the work starts; if it is required, the work does not start without it.',
    description: 'Answered on the job, from the approval until the start; not covered by approvals.',
    visible: true,
    fits: hasValue,
    check: checkBeforeStart,
    normalize: ({ type, beforeStart }) => (hasValue(type) && beforeStart ? true : undefined),
    describe: ({ beforeStart }) => beforeStart || '',
  },
};

/** Every setting with its name, in the order of the table. */
export const inputSettingEntries = Object.entries(inputSettings) as readonly [InputSettingName, InputSetting][];

/** Maps every setting to a result, keyed by its name. */
export function mapInputSettings<Result>(
  map: (setting: InputSetting, name: InputSettingName) => Result,
): Record<InputSettingName, Result> {
  return Object.fromEntries(inputSettingEntries.map(([name, setting]) => [name, map(setting, name)])) as Record<
    InputSettingName,
    Result
  >;
}
