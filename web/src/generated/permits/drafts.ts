// Generated from features/permits/drafts/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FormTemplateFactsFragment } from '../fragments.ts';
import type { FormProblemKind } from '@eptw/domain/template/submission/problem';
import type { ResponseCode } from '@eptw/domain/response-code';
export type DraftPersonFactsFragment = { _id: string, fullname: string, email: string };

export type DraftFactsFragment = { _id: string, title: string, status: string, permitCode: string, workDescription: string, updatedAt: string, version: number, submission: unknown, form: FormTemplateFactsFragment, children: Array<{ _id: string, submission: unknown, form: FormTemplateFactsFragment }>, site: { _id: string, code: string, name: string, timeZone: string }, discipline: { _id: string, code: string, description: string }, hostSystemOwner: DraftPersonFactsFragment, selectedUser: Array<DraftPersonFactsFragment>, selectedMTGroup: Array<{ _id: string, name: string }>, files: Array<{ filename: string, name: string, size: number, type: string, uploadedAt: string }> };

export type GetDraftPermitByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetDraftPermitByIdQuery = { getDraftPermitById: { success: boolean, code: ResponseCode, message: string, item: DraftFactsFragment | null } };

export type GetMyDraftPermitsQueryVariables = Exact<{
  limit: number;
  offset: number;
  searchText?: string | null | undefined;
}>;


export type GetMyDraftPermitsQuery = { getMyDraftPermits: { count: number, items: Array<{ _id: string, title: string, permitCode: string, workDescription: string, updatedAt: string, version: number, attachedForms: Array<string>, site: { _id: string, code: string, name: string, timeZone: string }, discipline: { _id: string, code: string }, hostSystemOwner: DraftPersonFactsFragment }> } };

export type GetPermitsBeforeNextQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPermitsBeforeNextQuery = { countUnClosedPermit: { message: string | null, permits: Array<{ _id: string, code: string }> } };

export type UpdateDraftPermitMutationVariables = Exact<{
  id: string;
  form: string;
  submission: unknown;
  childrenState: unknown;
  site: string;
  discipline: string;
  hostSystemOwner: string;
  selectedUser: Array<string> | string;
  selectedMTGroupUsers: Array<string> | string;
  selectedMTGroup: Array<string> | string;
  version?: number | null | undefined;
}>;


export type UpdateDraftPermitMutation = { updateDraftPermit: { success: boolean, code: ResponseCode, message: string, problems: Array<{ form: string, input: string | null, kind: FormProblemKind, message: string }>, item: { _id: string, version: number, updatedAt: string } | null } };

export type SubmitDraftPermitMutationVariables = Exact<{
  id: string;
  status: string;
  version: number;
}>;


export type SubmitDraftPermitMutation = { updateDraftPermit: { success: boolean, code: ResponseCode, message: string, problems: Array<{ form: string, input: string | null, kind: FormProblemKind, message: string }> } };

export type DeleteDraftPermitMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDraftPermitMutation = { deleteDraftPermit: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../../lib/api/operation.ts';
export const GetDraftPermitByIdDocument: Operation<GetDraftPermitByIdQuery, GetDraftPermitByIdQueryVariables> = {"kind":"query","name":"GetDraftPermitById","fields":["getDraftPermitById"],"text":"query GetDraftPermitById($id:ID!){getDraftPermitById(id:$id){success code message item{...DraftFacts}}}fragment FormTemplateFacts on Template{_id code title version sections:allSections}fragment DraftPersonFacts on Person{_id fullname email}fragment DraftFacts on DraftPermit{_id title status permitCode workDescription updatedAt version submission form{...FormTemplateFacts}children{_id submission form{...FormTemplateFacts}}site{_id code name timeZone}discipline{_id code description}hostSystemOwner{...DraftPersonFacts}selectedUser{...DraftPersonFacts}selectedMTGroup{_id name}files{filename name size type uploadedAt}}"};
export const GetMyDraftPermitsDocument: Operation<GetMyDraftPermitsQuery, GetMyDraftPermitsQueryVariables> = {"kind":"query","name":"GetMyDraftPermits","fields":["getMyDraftPermits"],"text":"query GetMyDraftPermits($limit:Int!$offset:Int!$searchText:String){getMyDraftPermits(limit:$limit offset:$offset searchText:$searchText){count items{_id title permitCode workDescription updatedAt version attachedForms site{_id code name timeZone}discipline{_id code}hostSystemOwner{...DraftPersonFacts}}}}fragment DraftPersonFacts on Person{_id fullname email}"};
export const GetPermitsBeforeNextDocument: Operation<GetPermitsBeforeNextQuery, GetPermitsBeforeNextQueryVariables> = {"kind":"query","name":"GetPermitsBeforeNext","fields":["countUnClosedPermit"],"text":"query GetPermitsBeforeNext{countUnClosedPermit{message permits{_id code}}}"};
export const UpdateDraftPermitDocument: Operation<UpdateDraftPermitMutation, UpdateDraftPermitMutationVariables> = {"kind":"mutation","name":"UpdateDraftPermit","fields":["updateDraftPermit"],"text":"mutation UpdateDraftPermit($id:ID!$form:ID!$submission:JSON!$childrenState:JSON!$site:ID!$discipline:ID!$hostSystemOwner:ID!$selectedUser:[ID!]!$selectedMTGroupUsers:[ID!]!$selectedMTGroup:[ID!]!$version:Int){updateDraftPermit(id:$id form:$form submission:$submission childrenState:$childrenState site:$site discipline:$discipline hostSystemOwner:$hostSystemOwner selectedUser:$selectedUser selectedMTGroupUsers:$selectedMTGroupUsers selectedMTGroup:$selectedMTGroup version:$version){success code message problems{form input kind message}item{_id version updatedAt}}}"};
export const SubmitDraftPermitDocument: Operation<SubmitDraftPermitMutation, SubmitDraftPermitMutationVariables> = {"kind":"mutation","name":"SubmitDraftPermit","fields":["updateDraftPermit"],"text":"mutation SubmitDraftPermit($id:ID!$status:String!$version:Int!){updateDraftPermit(id:$id status:$status version:$version){success code message problems{form input kind message}}}"};
export const DeleteDraftPermitDocument: Operation<DeleteDraftPermitMutation, DeleteDraftPermitMutationVariables> = {"kind":"mutation","name":"DeleteDraftPermit","fields":["deleteDraftPermit"],"text":"mutation DeleteDraftPermit($id:ID!){deleteDraftPermit(id:$id){success code message}}"};
