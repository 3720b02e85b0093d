// Generated from features/permits/model/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AreaStopFactsFragment, FormTemplateFactsFragment } from '../fragments.ts';
import type { FormProblemKind } from '@eptw/domain/template/submission/problem';
import type { PermitAction } from '@eptw/domain/permit/actions';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { RecordedAction } from '@eptw/domain/permit/actions';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { ReviewerKind } from '@eptw/domain/permit/permit';
import type { Role } from '@eptw/domain/user/role';
export type PersonFactsFragment = { _id: string, fullname: string, email: string, role: Role, company: string };

export type PermitFactsFragment = { _id: string, isFollowed: boolean, code: string, permitCode: string, status: PermitStatus, statusLabel: string, reason: string | null, nextApprover: string | null, createdAt: string, updatedAt: string, startDate: string | null, endDate: string | null, workDescription: string, due: boolean, lapsedAt: string | null, version: number, actions: Array<PermitAction>, hasWork: boolean, isNeverStarted: boolean, isSubmitter: boolean, isFinalApprover: boolean, submission: unknown, areaStop: AreaStopFactsFragment | null, blockedActions: Array<{ action: PermitAction, why: string, instead: { action: PermitAction, label: string, reason: string } | null }>, form: FormTemplateFactsFragment, children: Array<{ _id: string, submission: unknown, form: FormTemplateFactsFragment }>, childPermits: Array<{ _id: string, code: string, title: string, status: PermitStatus, statusLabel: string }>, parentPermit: { _id: string, code: string } | null, copiedFrom: { _id: string, code: string } | null, site: { _id: string, code: string, name: string, timeZone: string }, discipline: { _id: string, code: string, description: string }, hostSystemOwner: PersonFactsFragment, submittedBy: PersonFactsFragment, projectManagerApproval: { at: string, role: Role, user: PersonFactsFragment } | null, approvedBy: Array<{ at: string, role: Role, group: string | null, user: PersonFactsFragment }>, rejectedBy: { at: string, role: Role, group: string | null, user: PersonFactsFragment } | null, slots: Array<{ kind: ReviewerKind, isYours: boolean, isNext: boolean, filledAt: string | null, filledBy: PersonFactsFragment | null, user: PersonFactsFragment | null, group: { _id: string, name: string, members: Array<{ _id: string }> } | null }>, history: Array<{ sequence: number, at: string, action: RecordedAction, text: string, from: PermitStatus | null, to: PermitStatus, reason: string | null, group: string | null, by: PersonFactsFragment | null, changes: Array<{ form: string, name: string, label: string, before: string, after: string }>, lapsed: Array<{ name: string, capacity: string }> }>, files: Array<{ filename: string, name: string, size: number, type: string, uploadedAt: string }> };

export type GetPermitQueryVariables = Exact<{
  id: string;
}>;


export type GetPermitQuery = { permit: { success: boolean, code: ResponseCode, message: string, item: PermitFactsFragment | null } };

export type GetChildPermitQueryVariables = Exact<{
  id: string;
}>;


export type GetChildPermitQuery = { permit: { success: boolean, code: ResponseCode, message: string, item: PermitFactsFragment | null } };

export type ThisPermitChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ThisPermitChangedSubscription = { permitChanged: { _id: string, status: PermitStatus, version: number, by: string, action: RecordedAction, at: string } };

export type PerformPermitActionMutationVariables = Exact<{
  id: string;
  action: string;
  version: number;
  idempotencyKey: string;
  reason?: string | null | undefined;
  submission?: unknown;
  childrenState?: unknown;
}>;


export type PerformPermitActionMutation = { permit: { success: boolean, code: ResponseCode, message: string, problems: Array<{ form: string, input: string | null, kind: FormProblemKind, message: string }>, item: PermitFactsFragment | null } };

export type UpdatePermitReviewersMutationVariables = Exact<{
  id: string;
  newIndividualReviewers: Array<string> | string;
  newMTGroups: Array<string> | string;
  version: number;
}>;


export type UpdatePermitReviewersMutation = { reviewers: { success: boolean, code: ResponseCode, message: string } };

export type UpdateRemoveIndividualReviewerMutationVariables = Exact<{
  id: string;
  userId: string;
  version: number;
}>;


export type UpdateRemoveIndividualReviewerMutation = { reviewers: { success: boolean, code: ResponseCode, message: string } };

export type UpdateRemoveMtGroupReviewerMutationVariables = Exact<{
  id: string;
  mtGroupId: string;
  version: number;
}>;


export type UpdateRemoveMtGroupReviewerMutation = { reviewers: { success: boolean, code: ResponseCode, message: string } };

export type UpdateChildPermitReviewersMutationVariables = Exact<{
  id: string;
  newIndividualReviewers: Array<string> | string;
  newMTGroups: Array<string> | string;
  version: number;
}>;


export type UpdateChildPermitReviewersMutation = { reviewers: { success: boolean, code: ResponseCode, message: string } };

export type UpdateRemoveChildIndividualReviewerMutationVariables = Exact<{
  id: string;
  userId: string;
  version: number;
}>;


export type UpdateRemoveChildIndividualReviewerMutation = { reviewers: { success: boolean, code: ResponseCode, message: string } };

export type UpdateRemoveChildMtGroupReviewerMutationVariables = Exact<{
  id: string;
  mtGroupId: string;
  version: number;
}>;


export type UpdateRemoveChildMtGroupReviewerMutation = { reviewers: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../../lib/api/operation.ts';
export const GetPermitDocument: Operation<GetPermitQuery, GetPermitQueryVariables> = {"kind":"query","name":"GetPermit","fields":["permit"],"text":"query GetPermit($id:ID!){permit:getPermit(id:$id){success code message item{...PermitFacts}}}fragment AreaStopFacts on AreaStop{_id site siteName timeZone kind reason setBy setAt mustered}fragment FormTemplateFacts on Template{_id code title version sections:allSections}fragment PersonFacts on Person{_id fullname email role company}fragment PermitFacts on Permit{_id areaStop{...AreaStopFacts}isFollowed code permitCode status statusLabel reason nextApprover createdAt updatedAt startDate endDate workDescription due lapsedAt version actions blockedActions{action why instead{action label reason}}hasWork isNeverStarted isSubmitter isFinalApprover submission form{...FormTemplateFacts}children{_id submission form{...FormTemplateFacts}}childPermits{_id code title status statusLabel}parentPermit{_id code}copiedFrom{_id code}site{_id code name timeZone}discipline{_id code description}hostSystemOwner{...PersonFacts}submittedBy{...PersonFacts}projectManagerApproval{at role user{...PersonFacts}}approvedBy{at role group user{...PersonFacts}}rejectedBy{at role group user{...PersonFacts}}slots{kind isYours isNext filledAt filledBy{...PersonFacts}user{...PersonFacts}group{_id name members{_id}}}history{sequence at action text from to reason group by{...PersonFacts}changes{form name label before after}lapsed{name capacity}}files{filename name size type uploadedAt}}"};
export const GetChildPermitDocument: Operation<GetChildPermitQuery, GetChildPermitQueryVariables> = {"kind":"query","name":"GetChildPermit","fields":["permit"],"text":"query GetChildPermit($id:ID!){permit:getChildPermit(id:$id){success code message item{...PermitFacts}}}fragment AreaStopFacts on AreaStop{_id site siteName timeZone kind reason setBy setAt mustered}fragment FormTemplateFacts on Template{_id code title version sections:allSections}fragment PersonFacts on Person{_id fullname email role company}fragment PermitFacts on Permit{_id areaStop{...AreaStopFacts}isFollowed code permitCode status statusLabel reason nextApprover createdAt updatedAt startDate endDate workDescription due lapsedAt version actions blockedActions{action why instead{action label reason}}hasWork isNeverStarted isSubmitter isFinalApprover submission form{...FormTemplateFacts}children{_id submission form{...FormTemplateFacts}}childPermits{_id code title status statusLabel}parentPermit{_id code}copiedFrom{_id code}site{_id code name timeZone}discipline{_id code description}hostSystemOwner{...PersonFacts}submittedBy{...PersonFacts}projectManagerApproval{at role user{...PersonFacts}}approvedBy{at role group user{...PersonFacts}}rejectedBy{at role group user{...PersonFacts}}slots{kind isYours isNext filledAt filledBy{...PersonFacts}user{...PersonFacts}group{_id name members{_id}}}history{sequence at action text from to reason group by{...PersonFacts}changes{form name label before after}lapsed{name capacity}}files{filename name size type uploadedAt}}"};
export const ThisPermitChangedDocument: Operation<ThisPermitChangedSubscription, ThisPermitChangedSubscriptionVariables> = {"kind":"subscription","name":"ThisPermitChanged","fields":["permitChanged"],"text":"subscription ThisPermitChanged($id:ID!){permitChanged(id:$id){_id status version by action at}}"};
export const PerformPermitActionDocument: Operation<PerformPermitActionMutation, PerformPermitActionMutationVariables> = {"kind":"mutation","name":"PerformPermitAction","fields":["permit"],"text":"mutation PerformPermitAction($id:ID!$action:String!$version:Int!$idempotencyKey:String!$reason:String$submission:JSON$childrenState:JSON){permit:performPermitAction(id:$id action:$action version:$version idempotencyKey:$idempotencyKey reason:$reason submission:$submission childrenState:$childrenState){success code message problems{form input kind message}item{...PermitFacts}}}fragment AreaStopFacts on AreaStop{_id site siteName timeZone kind reason setBy setAt mustered}fragment FormTemplateFacts on Template{_id code title version sections:allSections}fragment PersonFacts on Person{_id fullname email role company}fragment PermitFacts on Permit{_id areaStop{...AreaStopFacts}isFollowed code permitCode status statusLabel reason nextApprover createdAt updatedAt startDate endDate workDescription due lapsedAt version actions blockedActions{action why instead{action label reason}}hasWork isNeverStarted isSubmitter isFinalApprover submission form{...FormTemplateFacts}children{_id submission form{...FormTemplateFacts}}childPermits{_id code title status statusLabel}parentPermit{_id code}copiedFrom{_id code}site{_id code name timeZone}discipline{_id code description}hostSystemOwner{...PersonFacts}submittedBy{...PersonFacts}projectManagerApproval{at role user{...PersonFacts}}approvedBy{at role group user{...PersonFacts}}rejectedBy{at role group user{...PersonFacts}}slots{kind isYours isNext filledAt filledBy{...PersonFacts}user{...PersonFacts}group{_id name members{_id}}}history{sequence at action text from to reason group by{...PersonFacts}changes{form name label before after}lapsed{name capacity}}files{filename name size type uploadedAt}}"};
export const UpdatePermitReviewersDocument: Operation<UpdatePermitReviewersMutation, UpdatePermitReviewersMutationVariables> = {"kind":"mutation","name":"UpdatePermitReviewers","fields":["reviewers"],"text":"mutation UpdatePermitReviewers($id:ID!$newIndividualReviewers:[ID!]!$newMTGroups:[ID!]!$version:Int!){reviewers:updatePermitReviewers(id:$id newIndividualReviewers:$newIndividualReviewers newMTGroups:$newMTGroups version:$version){success code message}}"};
export const UpdateRemoveIndividualReviewerDocument: Operation<UpdateRemoveIndividualReviewerMutation, UpdateRemoveIndividualReviewerMutationVariables> = {"kind":"mutation","name":"UpdateRemoveIndividualReviewer","fields":["reviewers"],"text":"mutation UpdateRemoveIndividualReviewer($id:ID!$userId:ID!$version:Int!){reviewers:updateRemoveIndividualReviewer(id:$id userId:$userId version:$version){success code message}}"};
export const UpdateRemoveMtGroupReviewerDocument: Operation<UpdateRemoveMtGroupReviewerMutation, UpdateRemoveMtGroupReviewerMutationVariables> = {"kind":"mutation","name":"UpdateRemoveMTGroupReviewer","fields":["reviewers"],"text":"mutation UpdateRemoveMTGroupReviewer($id:ID!$mtGroupId:ID!$version:Int!){reviewers:updateRemoveMTGroupReviewer(id:$id mtGroupId:$mtGroupId version:$version){success code message}}"};
export const UpdateChildPermitReviewersDocument: Operation<UpdateChildPermitReviewersMutation, UpdateChildPermitReviewersMutationVariables> = {"kind":"mutation","name":"UpdateChildPermitReviewers","fields":["reviewers"],"text":"mutation UpdateChildPermitReviewers($id:ID!$newIndividualReviewers:[ID!]!$newMTGroups:[ID!]!$version:Int!){reviewers:updateChildPermitReviewers(id:$id newIndividualReviewers:$newIndividualReviewers newMTGroups:$newMTGroups version:$version){success code message}}"};
export const UpdateRemoveChildIndividualReviewerDocument: Operation<UpdateRemoveChildIndividualReviewerMutation, UpdateRemoveChildIndividualReviewerMutationVariables> = {"kind":"mutation","name":"UpdateRemoveChildIndividualReviewer","fields":["reviewers"],"text":"mutation UpdateRemoveChildIndividualReviewer($id:ID!$userId:ID!$version:Int!){reviewers:updateRemoveChildIndividualReviewer(id:$id userId:$userId version:$version){success code message}}"};
export const UpdateRemoveChildMtGroupReviewerDocument: Operation<UpdateRemoveChildMtGroupReviewerMutation, UpdateRemoveChildMtGroupReviewerMutationVariables> = {"kind":"mutation","name":"UpdateRemoveChildMTGroupReviewer","fields":["reviewers"],"text":"mutation UpdateRemoveChildMTGroupReviewer($id:ID!$mtGroupId:ID!$version:Int!){reviewers:updateRemoveChildMTGroupReviewer(id:$id mtGroupId:$mtGroupId version:$version){success code message}}"};
