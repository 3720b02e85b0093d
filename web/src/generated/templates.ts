// Generated from features/templates/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FormTemplateFactsFragment } from './fragments.ts';
import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import type { CheckKind } from '@eptw/domain/work-policy/work-policy';
import type { DefinitionField } from '@eptw/domain/template/definition/definition';
import type { JobRole } from '@eptw/domain/role/job-role';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { VersionChangeKind } from '@eptw/domain/template/changes/version-changes';
export type CheckReadingInput = {
  below?: number | null | undefined;
  from?: number | null | undefined;
  label: string;
  name: string;
  /** The least that the instrument shows; with `rangeTo`, or neither. */
  rangeFrom?: number | null | undefined;
  rangeTo?: number | null | undefined;
  to?: number | null | undefined;
  unit?: string | null | undefined;
};

export type CheckSeriesInput = {
  beforeStartMinutes?: number | null | undefined;
  calibrationDays?: number | null | undefined;
  everyMinutes?: number | null | undefined;
  graceMinutes?: number | null | undefined;
  /** A CheckKind. */
  kind: string;
  name: string;
  readings?: Array<CheckReadingInput> | null | undefined;
  title: string;
};

export type CreateTemplateInput = {
  asParentPermit?: boolean | null | undefined;
  /** The permit code; derived from the title when omitted. */
  code?: string | null | undefined;
  sections: Array<TemplateSectionInput>;
  showInCreatePermit?: boolean | null | undefined;
  title: string;
  type: string;
  /** Omitted or null: none. */
  workPolicy?: WorkPolicyInput | null | undefined;
};

export type CrewRequirementInput = {
  atLeast?: number | null | undefined;
  /** A CertificateKind. */
  certificate: string;
};

export type FireWatchInput = {
  graceMinutes?: number | null | undefined;
  minutes?: number | null | undefined;
  roundMinutes?: number | null | undefined;
};

export type InputOptionInput = {
  /** Of a multicheck: excludes the other options. */
  exclusive?: boolean | null | undefined;
  label: string;
  value: string;
};

/** What is left out is as usual for the role; it may be combined with none. */
export type RoleRequirementInput = {
  allTheTime?: boolean | null | undefined;
  atLeast?: number | null | undefined;
  /** Each a CertificateKind. */
  certificates?: Array<string> | null | undefined;
  goesInside?: boolean | null | undefined;
  /** Each a JobRole. */
  mayCombine?: Array<string> | null | undefined;
  /** A JobRole. */
  role: string;
};

export type TemplateInputInput = {
  /** Answered on the job, from the approval until the start; not covered by approvals. */
  beforeStart?: boolean | null | undefined;
  /** Width in twelfths of a row: 2, 4, 6, 8, 10 or 12. */
  col?: number | null | undefined;
  defaultValue?: unknown;
  label?: string | null | undefined;
  /** The key of its value in a submission. It can be omitted for a free text, which is always 'freeText'. */
  name?: string | null | undefined;
  options?: Array<InputOptionInput> | null | undefined;
  placeholder?: string | null | undefined;
  /** How the application uses the answer; most inputs have none. */
  purpose?: string | null | undefined;
  required?: boolean | null | undefined;
  tooltip?: boolean | null | undefined;
  tooltipText?: string | null | undefined;
  type: string;
};

export type TemplateSectionInput = {
  /** Filled in when the work is over. */
  afterWork?: boolean | null | undefined;
  form: Array<TemplateInputInput>;
  title: string;
};

/** Omitted fields stay unchanged. */
export type UpdateTemplateInput = {
  asParentPermit?: boolean | null | undefined;
  code?: string | null | undefined;
  sections?: Array<TemplateSectionInput> | null | undefined;
  showInCreatePermit?: boolean | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  /** Null removes it. */
  workPolicy?: WorkPolicyInput | null | undefined;
};

/** What is missing or wrong is reported in `problems`. */
export type WorkPolicyInput = {
  checks?: Array<CheckSeriesInput> | null | undefined;
  crew?: Array<CrewRequirementInput> | null | undefined;
  entryLog?: boolean | null | undefined;
  extensionHours?: number | null | undefined;
  fireWatch?: FireWatchInput | null | undefined;
  isolation?: boolean | null | undefined;
  ownPauseMinutes?: number | null | undefined;
  revalidationHours?: number | null | undefined;
  /** Left out, as a client from before roles does: those of the version before stay. */
  roles?: Array<RoleRequirementInput> | null | undefined;
  severalJobs?: boolean | null | undefined;
  validityHours?: number | null | undefined;
};

export type GetTemplateQueryVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type GetTemplateQuery = { getTemplate: { success: boolean, message: string, item: (
      { type: string, asParentPermit: boolean, showInCreatePermit: boolean, archived: boolean }
      & FormTemplateFactsFragment
    ) | null } };

export type GetTemplateListQueryVariables = Exact<{
  limit: number;
  offset: number;
  searchText?: string | null | undefined;
}>;


export type GetTemplateListQuery = { getTemplates: { count: number, items: Array<{ _id: string, title: string, code: string, type: string, version: number, asParentPermit: boolean, showInCreatePermit: boolean, countsCertificates: boolean, publishedBy: string | null, publishedAt: string | null }> } };

export type GetTemplateToEditQueryVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type GetTemplateToEditQuery = { getTemplate: { success: boolean, code: ResponseCode, message: string, item: (
      { type: string, asParentPermit: boolean, showInCreatePermit: boolean, archived: boolean, publishedBy: string | null, publishedAt: string | null, workPolicy: { validityHours: number | null, revalidationHours: number | null, ownPauseMinutes: number, extensionHours: number, isolation: boolean, entryLog: boolean, severalJobs: boolean, fireWatch: { minutes: number, roundMinutes: number, graceMinutes: number } | null, checks: Array<{ name: string, title: string, kind: CheckKind, beforeStartMinutes: number | null, everyMinutes: number | null, graceMinutes: number, calibrationDays: number | null, readings: Array<{ name: string, label: string, unit: string, from: number | null, to: number | null, below: number | null, rangeFrom: number | null, rangeTo: number | null }> }>, roles: Array<{ role: JobRole, atLeast: number, certificates: Array<CertificateKind>, allTheTime: boolean, mayCombine: Array<JobRole>, goesInside: boolean }>, crew: Array<{ certificate: CertificateKind, atLeast: number }> } | null }
      & FormTemplateFactsFragment
    ) | null } };

export type GetTemplateVersionsQueryVariables = Exact<{
  id: string;
  limit: number;
  offset: number;
}>;


export type GetTemplateVersionsQuery = { getTemplateVersions: { count: number, items: Array<{ version: number, title: string, publishedBy: string | null, publishedAt: string, changes: Array<{ kind: VersionChangeKind, sentence: string, fields: Array<{ field: string, before: string | null, after: string | null }> }> }> } };

export type CreateTemplateMutationVariables = Exact<{
  data: CreateTemplateInput;
}>;


export type CreateTemplateMutation = { createTemplate: { success: boolean, code: ResponseCode, message: string, problems: Array<{ section: number | null, input: number | null, field: DefinitionField, path: string | null, message: string }> } };

export type UpdateTemplateMutationVariables = Exact<{
  id: string;
  data: UpdateTemplateInput;
  version: number;
}>;


export type UpdateTemplateMutation = { updateTemplate: { success: boolean, code: ResponseCode, message: string, problems: Array<{ section: number | null, input: number | null, field: DefinitionField, path: string | null, message: string }> } };

export type DeleteTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTemplateMutation = { deleteTemplate: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';
export const GetTemplateDocument: Operation<GetTemplateQuery, GetTemplateQueryVariables> = {"kind":"query","name":"GetTemplate","fields":["getTemplate"],"text":"query GetTemplate($id:ID!$version:Int){getTemplate(id:$id version:$version){success message item{...FormTemplateFacts type asParentPermit showInCreatePermit archived}}}fragment FormTemplateFacts on Template{_id code title version sections:allSections}"};
export const GetTemplateListDocument: Operation<GetTemplateListQuery, GetTemplateListQueryVariables> = {"kind":"query","name":"GetTemplateList","fields":["getTemplates"],"text":"query GetTemplateList($limit:Int!$offset:Int!$searchText:String){getTemplates(limit:$limit offset:$offset searchText:$searchText){count items{_id title code type version asParentPermit showInCreatePermit countsCertificates publishedBy publishedAt}}}"};
export const GetTemplateToEditDocument: Operation<GetTemplateToEditQuery, GetTemplateToEditQueryVariables> = {"kind":"query","name":"GetTemplateToEdit","fields":["getTemplate"],"text":"query GetTemplateToEdit($id:ID!$version:Int){getTemplate(id:$id version:$version){success code message item{...FormTemplateFacts type asParentPermit showInCreatePermit archived publishedBy publishedAt workPolicy{validityHours revalidationHours ownPauseMinutes extensionHours fireWatch{minutes roundMinutes graceMinutes}isolation checks{name title kind readings{name label unit from to below rangeFrom rangeTo}beforeStartMinutes everyMinutes graceMinutes calibrationDays}roles{role atLeast certificates allTheTime mayCombine goesInside}entryLog crew{certificate atLeast}severalJobs}}}}fragment FormTemplateFacts on Template{_id code title version sections:allSections}"};
export const GetTemplateVersionsDocument: Operation<GetTemplateVersionsQuery, GetTemplateVersionsQueryVariables> = {"kind":"query","name":"GetTemplateVersions","fields":["getTemplateVersions"],"text":"query GetTemplateVersions($id:ID!$limit:Int!$offset:Int!){getTemplateVersions(id:$id limit:$limit offset:$offset){count items{version title publishedBy publishedAt changes{kind sentence fields{field before after}}}}}"};
export const CreateTemplateDocument: Operation<CreateTemplateMutation, CreateTemplateMutationVariables> = {"kind":"mutation","name":"CreateTemplate","fields":["createTemplate"],"text":"mutation CreateTemplate($data:CreateTemplateInput!){createTemplate(data:$data){success code message problems{section input field path message}}}"};
export const UpdateTemplateDocument: Operation<UpdateTemplateMutation, UpdateTemplateMutationVariables> = {"kind":"mutation","name":"UpdateTemplate","fields":["updateTemplate"],"text":"mutation UpdateTemplate($id:ID!$data:UpdateTemplateInput!$version:Int!){updateTemplate(id:$id data:$data version:$version){success code message problems{section input field path message}}}"};
export const DeleteTemplateDocument: Operation<DeleteTemplateMutation, DeleteTemplateMutationVariables> = {"kind":"mutation","name":"DeleteTemplate","fields":["deleteTemplate"],"text":"mutation DeleteTemplate($id:ID!){deleteTemplate(id:$id){success code message}}"};
