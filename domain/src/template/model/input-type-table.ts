import { inputTypes, type InputType } from './template.ts';

/** What an input type is to the author of a template and in a form, apart from the rules for its values. */
interface InputTypeRow {
  label: string;
  /** Whether the author lists what to choose from. */
  hasOptions: boolean;
  /** Whether it can start with a value: signatures, drawings and uploads cannot, and a free text has none. */
  hasDefault: boolean;
  /** Whether its field is typed into, or opens a list, and so can show a placeholder. */
  hasPlaceholder: boolean;
  /** Whether its answer is a short text, typed or chosen: such as a level or a number of workers. */
  isShortText: boolean;
  /** Whether its field fits half a row on a phone. */
  isNarrow: boolean;
  /** Whether its answer names uploaded files. */
  holdsFiles: boolean;
}

/** THE table of input types. How their values are checked is in `inputs/registry.ts`. */
export const inputTypeTable: Record<InputType, InputTypeRow> = {
  text: {
    label: 'Text',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: true,
    isNarrow: true,
    holdsFiles: false,
  },
  textarea: {
    label: 'Long text',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
  },
  radio: {
    label: 'Radio',
    hasOptions: true,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: true,
    isNarrow: false,
    holdsFiles: false,
  },
  checkbox: {
    label: 'Checkbox',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
  },
  multicheck: {
    label: 'Multicheck',
    hasOptions: true,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
  },
  date: {
    label: 'Date',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: true,
    holdsFiles: false,
  },
  time: {
    label: 'Time',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: true,
    holdsFiles: false,
  },
  daterange: {
    label: 'Date range',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
  },
  select: {
    label: 'Select',
    hasOptions: true,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: true,
    isNarrow: true,
    holdsFiles: false,
  },
  file: {
    label: 'File',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: false,
    holdsFiles: true,
  },
  esign: {
    label: 'Signature',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
  },
  freetext: {
    label: 'Free text',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
  },
  map: {
    label: 'Site map',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: true,
  },
  reviewerlist: {
    label: 'Reviewer list',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
  },
};

/** Whether this version has this input type. */
export function isInputType(type: string): type is InputType {
  return (inputTypes as readonly string[]).includes(type);
}

/** The types of which something is so, in the order of the table. */
export function listTypesWith(column: Exclude<keyof InputTypeRow, 'label'>): readonly InputType[] {
  return inputTypes.filter((type) => inputTypeTable[type][column]);
}

/** Whether something is so of a type; of one that only a newer version has, nothing is. */
export function isTypeWith(type: string, column: Exclude<keyof InputTypeRow, 'label'>): boolean {
  return isInputType(type) && inputTypeTable[type][column];
}

/** The label of a type; of one that only a newer version has, its name. */
export function getInputTypeLabel(type: string): string {
  return isInputType(type) ? inputTypeTable[type].label : type;
}
