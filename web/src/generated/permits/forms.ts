// Generated from features/permits/forms/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FormTemplateFactsFragment } from '../fragments.ts';
import type { FormProblemKind } from '@eptw/domain/template/submission/problem';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { RequirementKey } from '@eptw/domain/work/requirements/requirements';
export type CreateChildPermitInput = {
  discipline: string;
  /** The expired child permit whose work it continues, of which it is then a copy. */
  follows?: string | null | undefined;
  /** The template's id. */
  form: string;
  hostSystemOwner: string;
  /** The parent permit; the child permit has the same site. */
  parentPermit: string;
  selectedMTGroup: Array<string>;
  /** Members of the groups. */
  selectedMTGroupUsers?: Array<string> | null | undefined;
  /** Individual reviewers, and members of the groups. */
  selectedUser: Array<string>;
  /** Input name to value. */
  submission: unknown;
};

export type CreatePermitInput = {
  /** Attached forms: a list of {form, submission}. */
  childrenState?: unknown;
  discipline: string;
  /** The own draft that becomes this permit. */
  draft?: string | null | undefined;
  /** The template's id. */
  form: string;
  hostSystemOwner: string;
  selectedMTGroup: Array<string>;
  /** Members of the groups. */
  selectedMTGroupUsers?: Array<string> | null | undefined;
  /** Individual reviewers, and members of the groups. */
  selectedUser: Array<string>;
  site: string;
  /** Input name to value. */
  submission: unknown;
};

export type GetRaiseChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetRaiseChoicesQuery = { getTemplates: { items: Array<{ _id: string, version: number, code: string, title: string, type: string, asParentPermit: boolean, archived: boolean }> }, getSession: { user: { _id: string, fullname: string, company: string, phone: string, sites: Array<{ _id: string, code: string, name: string, timeZone: string }> } }, getAllDisciplines: { items: Array<{ _id: string, code: string, description: string }> }, getAllMTGroups: { items: Array<{ _id: string, name: string, site: { _id: string, code: string, name: string }, members: Array<{ _id: string }> }> }, countUnClosedPermit: { message: string | null, permits: Array<{ _id: string, code: string }> } };

export type GetPlannedReadinessQueryVariables = Exact<{
  form: string;
  submission?: unknown;
  attachedForms?: Array<string> | string | null | undefined;
  site?: string | null | undefined;
  parentPermit?: string | null | undefined;
}>;


export type GetPlannedReadinessQuery = { readiness: { success: boolean, code: ResponseCode, message: string, requirements: Array<{ needsAttention: boolean, requirement: { key: RequirementKey, sentence: string, resolvedBy: string }, flagged: Array<{ worker: string, sentence: string }> }> } };

export type CreatePermitMutationVariables = Exact<{
  data: CreatePermitInput;
  idempotencyKey: string;
}>;


export type CreatePermitMutation = { createPermit: { success: boolean, code: ResponseCode, message: string, problems: Array<{ form: string, input: string | null, kind: FormProblemKind, message: string }> } };

export type GetParentChoicesQueryVariables = Exact<{
  searchText: string;
}>;


export type GetParentChoicesQuery = { getPermitCode: { items: Array<{ _id: string, code: string }> } };

export type GetChosenParentQueryVariables = Exact<{
  id: string;
}>;


export type GetChosenParentQuery = { getPermit: { success: boolean, code: ResponseCode, message: string, item: { _id: string, code: string, status: PermitStatus, startDate: string | null, endDate: string | null, submission: unknown, form: FormTemplateFactsFragment, site: { _id: string, code: string, name: string, timeZone: string }, parentPermit: { _id: string } | null } | null } };

export type GetFollowedPermitQueryVariables = Exact<{
  id: string;
}>;


export type GetFollowedPermitQuery = { getPermit: { success: boolean, code: ResponseCode, message: string, item: { _id: string, code: string, submission: unknown, form: FormTemplateFactsFragment, parentPermit: { _id: string } | null, discipline: { _id: string }, hostSystemOwner: { _id: string }, slots: Array<{ user: { _id: string } | null, group: { _id: string } | null }> } | null } };

export type CreateChildPermitMutationVariables = Exact<{
  data: CreateChildPermitInput;
  idempotencyKey: string;
}>;


export type CreateChildPermitMutation = { createChildPermit: { success: boolean, code: ResponseCode, message: string, problems: Array<{ form: string, input: string | null, kind: FormProblemKind, message: string }> } };

import type { Operation } from '../../lib/api/operation.ts';
export const GetRaiseChoicesDocument: Operation<GetRaiseChoicesQuery, GetRaiseChoicesQueryVariables> = {"kind":"query","name":"GetRaiseChoices","fields":["getTemplates","getSession","getAllDisciplines","getAllMTGroups","countUnClosedPermit"],"text":"query GetRaiseChoices{getTemplates(limit:1000 offset:0){items{_id version code title type asParentPermit archived}}getSession{user{_id fullname company phone sites{_id code name timeZone}}}getAllDisciplines(limit:1000 offset:0){items{_id code description}}getAllMTGroups(limit:1000 offset:0){items{_id name site{_id code name}members{_id}}}countUnClosedPermit{message permits{_id code}}}"};
export const GetPlannedReadinessDocument: Operation<GetPlannedReadinessQuery, GetPlannedReadinessQueryVariables> = {"kind":"query","name":"GetPlannedReadiness","fields":["readiness"],"text":"query GetPlannedReadiness($form:ID!$submission:JSON$attachedForms:[ID!]$site:ID$parentPermit:ID){readiness:getPlannedReadiness(form:$form submission:$submission attachedForms:$attachedForms site:$site parentPermit:$parentPermit){success code message requirements{requirement{key sentence resolvedBy}needsAttention flagged{worker sentence}}}}"};
export const CreatePermitDocument: Operation<CreatePermitMutation, CreatePermitMutationVariables> = {"kind":"mutation","name":"CreatePermit","fields":["createPermit"],"text":"mutation CreatePermit($data:CreatePermitInput!$idempotencyKey:String!){createPermit(data:$data idempotencyKey:$idempotencyKey){success code message problems{form input kind message}}}"};
export const GetParentChoicesDocument: Operation<GetParentChoicesQuery, GetParentChoicesQueryVariables> = {"kind":"query","name":"GetParentChoices","fields":["getPermitCode"],"text":"query GetParentChoices($searchText:String!){getPermitCode(live:true searchText:$searchText limit:20 offset:0){items{_id code}}}"};
export const GetChosenParentDocument: Operation<GetChosenParentQuery, GetChosenParentQueryVariables> = {"kind":"query","name":"GetChosenParent","fields":["getPermit"],"text":"query GetChosenParent($id:ID!){getPermit(id:$id){success code message item{_id code status startDate endDate submission form{...FormTemplateFacts}site{_id code name timeZone}parentPermit{_id}}}}fragment FormTemplateFacts on Template{_id code title version sections:allSections}"};
export const GetFollowedPermitDocument: Operation<GetFollowedPermitQuery, GetFollowedPermitQueryVariables> = {"kind":"query","name":"GetFollowedPermit","fields":["getPermit"],"text":"query GetFollowedPermit($id:ID!){getPermit(id:$id){success code message item{_id code submission form{...FormTemplateFacts}parentPermit{_id}discipline{_id}hostSystemOwner{_id}slots{user{_id}group{_id}}}}}fragment FormTemplateFacts on Template{_id code title version sections:allSections}"};
export const CreateChildPermitDocument: Operation<CreateChildPermitMutation, CreateChildPermitMutationVariables> = {"kind":"mutation","name":"CreateChildPermit","fields":["createChildPermit"],"text":"mutation CreateChildPermit($data:CreateChildPermitInput!$idempotencyKey:String!){createChildPermit(data:$data idempotencyKey:$idempotencyKey){success code message problems{form input kind message}}}"};
