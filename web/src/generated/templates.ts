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

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export const FormTemplateFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormTemplateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"sections"},"name":{"kind":"Name","value":"allSections"}}]}}]} as unknown as DocumentNode<FormTemplateFactsFragment, unknown>;
export const GetTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormTemplateFacts"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"asParentPermit"}},{"kind":"Field","name":{"kind":"Name","value":"showInCreatePermit"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormTemplateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"sections"},"name":{"kind":"Name","value":"allSections"}}]}}]} as unknown as DocumentNode<GetTemplateQuery, GetTemplateQueryVariables>;
export const GetTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetTemplateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchText"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"asParentPermit"}},{"kind":"Field","name":{"kind":"Name","value":"showInCreatePermit"}},{"kind":"Field","name":{"kind":"Name","value":"countsCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<GetTemplateListQuery, GetTemplateListQueryVariables>;
export const GetTemplateToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetTemplateToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormTemplateFacts"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"asParentPermit"}},{"kind":"Field","name":{"kind":"Name","value":"showInCreatePermit"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"workPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validityHours"}},{"kind":"Field","name":{"kind":"Name","value":"revalidationHours"}},{"kind":"Field","name":{"kind":"Name","value":"ownPauseMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"extensionHours"}},{"kind":"Field","name":{"kind":"Name","value":"fireWatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"roundMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isolation"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"readings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"below"}},{"kind":"Field","name":{"kind":"Name","value":"rangeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rangeTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"beforeStartMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"everyMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"atLeast"}},{"kind":"Field","name":{"kind":"Name","value":"certificates"}},{"kind":"Field","name":{"kind":"Name","value":"allTheTime"}},{"kind":"Field","name":{"kind":"Name","value":"mayCombine"}},{"kind":"Field","name":{"kind":"Name","value":"goesInside"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entryLog"}},{"kind":"Field","name":{"kind":"Name","value":"crew"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"atLeast"}}]}},{"kind":"Field","name":{"kind":"Name","value":"severalJobs"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormTemplateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Template"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"sections"},"name":{"kind":"Name","value":"allSections"}}]}}]} as unknown as DocumentNode<GetTemplateToEditQuery, GetTemplateToEditQueryVariables>;
export const GetTemplateVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetTemplateVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTemplateVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GetTemplateVersionsQuery, GetTemplateVersionsQueryVariables>;
export const CreateTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTemplateMutation, CreateTemplateMutationVariables>;
export const UpdateTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTemplateMutation, UpdateTemplateMutationVariables>;
export const DeleteTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
