/** The fourteen kinds of input that a template can hold. */
export const inputTypes = [
  'text',
  'textarea',
  'radio',
  'checkbox',
  'multicheck',
  'date',
  'time',
  'daterange',
  'select',
  'file',
  'esign',
  'freetext',
  'map',
  'reviewerlist',
] as const;

export type InputType = (typeof inputTypes)[number];

/** What the program reads an input as, whatever it is called; most inputs have no purpose. */
export type InputPurpose =
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'period'
  | 'work'
  | 'place'
  | 'level'
  | 'company'
  | 'applicant'
  | 'manager'
  | 'phone'
  | 'otherPhone'
  | 'headcount'
  | 'remainingRisk'
  | 'highRiskWork'
  | 'measurement'
  | 'testTime'
  | 'tester';

/** The kinds of work a template may be for; free choice of the template's author, shown as 'Permit Type'. */
export const permitTypes = [
  'General',
  'SIPP',
  'Hotwork',
  'Work At height',
  'Confined Space',
  'Lifting',
  'Life Support System',
  'Live Electrical',
] as const;

export type PermitType = (typeof permitTypes)[number];

/** Widths an input may take, in twelfths of a section. */
export const columnWidths = [2, 4, 6, 8, 10, 12] as const;

export type ColumnWidth = (typeof columnWidths)[number];

export interface InputOption {
  value: string;
  label: string;
  /** Of a multicheck alone: this choice excludes the others, as 'None of these' does. */
  exclusive?: boolean;
}

/** What the author of a template sets of an input beside its type. Each setting has its row in `inputSettings`. */
export interface InputSettings {
  label: string;
  /** The key of the input's value in a submission. */
  name: string;
  required?: boolean;
  /** Width in twelfths; a full row when left out. */
  col?: ColumnWidth;
  tooltip?: boolean;
  placeholder?: string;
  /** Text that the input starts with; a boolean for a checkbox, option values for a multicheck. */
  defaultValue?: string | boolean | string[];
  /** For select, radio and multicheck alone. */
  options?: InputOption[];
  tooltipText?: string;
  purpose?: InputPurpose;
}

/** One input of a template. */
export interface TemplateInput extends InputSettings {
  type: InputType;
}

export interface TemplateSection {
  title: string;
  /** Filled in when the work is over, while its permit is closed; nothing in it is required. */
  afterWork?: boolean;
  form: TemplateInput[];
}

/** What an administrator defines: a titled list of sections. A permit keeps the version it was filled in on. */
export interface TemplateContent {
  title: string;
  /** The middle segment of a permit number, for example GP, A2 or B1D01. */
  code: string;
  type: PermitType;
  /** Can be raised by itself, from 'Create Permit'. */
  asParentPermit: boolean;
  /** Special child templates, offered when a permit is created. */
  showInCreatePermit: boolean;
  sections: TemplateSection[];
}

export interface Template extends TemplateContent {
  id: string;
  version: number;
}

/** What a template is for, beside its permit type. */
export function describeTemplateUse({
  asParentPermit,
  showInCreatePermit,
}: Pick<TemplateContent, 'asParentPermit' | 'showInCreatePermit'>): string {
  if (asParentPermit) return 'Parent permit';
  return showInCreatePermit ? 'Child form, offered when a permit is created' : 'Child form';
}

/** The General Permit has this id in every installation; it is the default type, cannot be deleted and is no child. */
export const generalPermitTemplateId = '00000000-0000-4000-8000-000000000001';

/** Every input of a template, in reading order. */
export function listInputs(template: Pick<TemplateContent, 'sections'>): TemplateInput[] {
  return template.sections.flatMap((section) => section.form);
}
