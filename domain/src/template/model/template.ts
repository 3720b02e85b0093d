import type { PermitType } from '../../work-policy/permit-type.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';

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

/** What the application uses an input as, whatever its name; most inputs have no purpose. */
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
  | 'hazards'
  | 'protection'
  | 'approvalUpload'
  | 'measurement'
  | 'testTime'
  | 'tester';

/** Widths an input may take, in twelfths of a section. */
export const columnWidths = [2, 4, 6, 8, 10, 12] as const;

export type ColumnWidth = (typeof columnWidths)[number];

export interface InputOption {
  value: string;
  label: string;
  /** Only for a multicheck: this choice excludes the others, as 'None of these' does. */
  exclusive?: boolean;
}

/**
 * The settings of an input that the author of a template chooses, apart from its type. Each has its row in
 * `inputSettings`.
 */
export interface InputSettings {
  label: string;
  /** The key of the input's value in a submission. */
  name: string;
  required?: boolean;
  /** Width in twelfths; a full row if omitted. */
  col?: ColumnWidth;
  tooltip?: boolean;
  placeholder?: string;
  /** The initial text of the input; a boolean for a checkbox, option values for a multicheck. */
  defaultValue?: string | boolean | string[];
  /** Only for select, radio and multicheck. */
  options?: InputOption[];
  tooltipText?: string;
  purpose?: InputPurpose;
  /** Answered on the job, from the approval until the start, under the name of whoever proves it. */
  beforeStart?: boolean;
}

/** One input of a template. */
export interface TemplateInput extends InputSettings {
  type: InputType;
}

export interface TemplateSection {
  title: string;
  /** Filled in after the work, while the permit is closed; its inputs cannot be required. */
  afterWork?: boolean;
  form: TemplateInput[];
}

/** Label of the choice whether a section is filled in after the work. */
export const afterWorkLabel = 'Filled in after the work';

export type TemplateSections = readonly TemplateSection[];

/** What an administrator defines: a titled list of sections. A permit keeps the version that it was filled in on. */
export interface TemplateContent {
  title: string;
  /** The middle segment of a permit number, for example GP, A2 or B1D01. */
  code: string;
  type: PermitType;
  /** Whether it can be raised alone, from 'Create Permit'. */
  asParentPermit: boolean;
  /** Whether a child template is offered when a permit is created. */
  showInCreatePermit: boolean;
  sections: TemplateSection[];
  /** Omitted: the job of a permit on this form is not followed. */
  workPolicy?: WorkPolicy;
}

export interface Template extends TemplateContent {
  id: string;
  version: number;
}

/** Describes how a template is used, besides its permit type. */
export function describeTemplateUse({
  asParentPermit,
  showInCreatePermit,
}: Pick<TemplateContent, 'asParentPermit' | 'showInCreatePermit'>): string {
  if (asParentPermit) return 'Parent permit';
  return showInCreatePermit ? 'Child form, offered when a permit is created' : 'Child form';
}

/**
 * The id of the General Permit in every installation; it is the default type, cannot be deleted and is never a child.
 */
export const generalPermitTemplateId = '00000000-0000-4000-8000-000000000001';

/** Every input of a template, in reading order. */
export function listInputs(template: Pick<TemplateContent, 'sections'>): TemplateInput[] {
  return template.sections.flatMap((section) => section.form);
}
