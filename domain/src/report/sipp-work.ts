import { getStatusRow, type PermitStatus } from '../permit/status.ts';
import { getOptionLabel } from '../template/inputs/choice.ts';
import type { Submission, SubmissionValue } from '../template/model/submission.ts';
import { listInputs, type TemplateContent, type TemplateInput } from '../template/model/template.ts';

export const sippTitle = 'Daily SIPP Works';

/** The inputs of a SIPP form in the report: name → title. */
export const sippFields = {
  startDate: 'Start date',
  preferredEndDate: 'Preferred end date',
  startTime: 'Start time',
  endTime: 'End time',
  typeOfSIPPWork: 'Type of SIPP work',
  workDescription: 'Work description',
  SIPPToolsEquipment: 'Tools or equipment',
  RequesterName: 'Requester',
  SIPPImpactedSystem: 'Impacted system',
  whyThisworksNeeds: 'Why this work is needed',
  companyDepartment: 'Company and department',
  workDoneAt: 'Work done at',
  workLocation: 'Work location',
  buildingLevel: 'Building level',
} as const;

export type SippField = keyof typeof sippFields;

export const sippFieldNames = Object.keys(sippFields) as SippField[];

/** The answers of a SIPP form as text; empty if not filled in. */
export type SippSubmission = Record<SippField, string>;

/** The two stages in the report: what is or was approved stays, whatever became of it later. Others fall out. */
export type SippStage = 'pending' | 'approved';

export const sippStageLabels: Record<SippStage, string> = { pending: 'Pending approval', approved: 'Approved' };

export function toSippStage(status: PermitStatus): SippStage {
  return getStatusRow(status).reported ?? 'pending';
}

/** Converts the answers of a SIPP form for the report. */
export function toSippSubmission(submission: Submission, template: Pick<TemplateContent, 'sections'>): SippSubmission {
  const inputs = new Map(listInputs(template).map((input) => [input.name, input]));
  const entries = sippFieldNames.map((name) => [name, formatValue(submission[name], inputs.get(name))]);
  return Object.fromEntries(entries) as SippSubmission;
}

function formatValue(value: SubmissionValue | undefined, input: TemplateInput | undefined): string {
  const findLabel = (text: string) => (input ? getOptionLabel(input, text) : text);
  if (typeof value === 'string') return findLabel(value);
  if (Array.isArray(value)) return value.map(findLabel).join(', ');
  return '';
}
