// Generated from features/permits/review/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PermitAction } from '@eptw/domain/permit/actions';
import type { QueueGroup } from '@eptw/domain/permit/work-queue';
export type GetAttachableTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAttachableTemplatesQuery = { getTemplates: { items: Array<{ _id: string, code: string, title: string, asParentPermit: boolean, archived: boolean }> } };

export type GetNextToDecideQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNextToDecideQuery = { permits: { count: number, items: Array<NextPermitFactsFragment> }, childPermits: { count: number, items: Array<NextPermitFactsFragment> } };

export type GetNextToCloseQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNextToCloseQuery = { permits: { items: Array<NextPermitFactsFragment> } };

export type NextPermitFactsFragment = { _id: string, code: string, queueGroup: QueueGroup | null, startDate: string | null, actions: Array<PermitAction>, parentPermit: { _id: string } | null };

import type { Operation } from '../../lib/api/operation.ts';
export const GetAttachableTemplatesDocument: Operation<GetAttachableTemplatesQuery, GetAttachableTemplatesQueryVariables> = {"kind":"query","name":"GetAttachableTemplates","fields":["getTemplates"],"text":"query GetAttachableTemplates{getTemplates(limit:1000 offset:0){items{_id code title asParentPermit archived}}}"};
export const GetNextToDecideDocument: Operation<GetNextToDecideQuery, GetNextToDecideQueryVariables> = {"kind":"query","name":"GetNextToDecide","fields":["permits","childPermits"],"text":"query GetNextToDecide{permits(list:pendingMyApproval limit:1 sortBy:\"urgency\"){count items{...NextPermitFacts}}childPermits:permits(list:childPermitsPendingMyApproval limit:1 sortBy:\"urgency\"){count items{...NextPermitFacts}}}fragment NextPermitFacts on PermitSummary{_id code queueGroup startDate actions parentPermit{_id}}"};
export const GetNextToCloseDocument: Operation<GetNextToCloseQuery, GetNextToCloseQueryVariables> = {"kind":"query","name":"GetNextToClose","fields":["permits"],"text":"query GetNextToClose{permits(list:pendingPermits limit:20 statusCheck:[\"PendingClosure\" \"PendingCancel\"]sortBy:\"urgency\"){items{...NextPermitFacts}}}fragment NextPermitFacts on PermitSummary{_id code queueGroup startDate actions parentPermit{_id}}"};
