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
  /**
   * What a copy of a permit does with its answer. It needs a new one for dates, and for whatever was confirmed by a
   * signature or a declaration.
   */
  inCopy: 'taken over' | 'left out' | 'left out if required';
}

/** The columns that say yes or no. */
type YesOrNoColumn = Exclude<keyof InputTypeRow, 'label' | 'inCopy'>;

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
    inCopy: 'taken over',
  },
  textarea: {
    label: 'Long text',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'taken over',
  },
  radio: {
    label: 'Radio',
    hasOptions: true,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: true,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'taken over',
  },
  checkbox: {
    label: 'Checkbox',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'left out if required',
  },
  multicheck: {
    label: 'Multicheck',
    hasOptions: true,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'taken over',
  },
  date: {
    label: 'Date',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: true,
    holdsFiles: false,
    inCopy: 'left out',
  },
  time: {
    label: 'Time',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: true,
    holdsFiles: false,
    inCopy: 'taken over',
  },
  daterange: {
    label: 'Date range',
    hasOptions: false,
    hasDefault: true,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'left out',
  },
  select: {
    label: 'Select',
    hasOptions: true,
    hasDefault: true,
    hasPlaceholder: true,
    isShortText: true,
    isNarrow: true,
    holdsFiles: false,
    inCopy: 'taken over',
  },
  file: {
    label: 'File',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: false,
    holdsFiles: true,
    inCopy: 'taken over',
  },
  esign: {
    label: 'Signature',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'left out',
  },
  freetext: {
    label: 'Free text',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'taken over',
  },
  map: {
    label: 'Site map',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: false,
    isShortText: false,
    isNarrow: false,
    holdsFiles: true,
    inCopy: 'taken over',
  },
  reviewerlist: {
    label: 'Reviewer list',
    hasOptions: false,
    hasDefault: false,
    hasPlaceholder: true,
    isShortText: false,
    isNarrow: false,
    holdsFiles: false,
    inCopy: 'taken over',
  },
};

/** Whether this version has this input type. */
export function isInputType(type: string): type is InputType {
  return (inputTypes as readonly string[]).includes(type);
}

/** The types of which something is so, in the order of the table. */
export function listTypesWith(column: YesOrNoColumn): readonly InputType[] {
  return inputTypes.filter((type) => inputTypeTable[type][column]);
}

/** Whether something is so of a type; of one that only a newer version has, nothing is. */
export function isTypeWith(type: string, column: YesOrNoColumn): boolean {
  return isInputType(type) && inputTypeTable[type][column];
}

/** The label of a type; of one that only a newer version has, its name. */
export function getInputTypeLabel(type: string): string {
  return isInputType(type) ? inputTypeTable[type].label : type;
}
