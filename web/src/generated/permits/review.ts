// Generated from features/permits/review/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetAttachableTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAttachableTemplatesQuery = { getTemplates: { items: Array<{ _id: string, code: string, title: string, asParentPermit: boolean, archived: boolean }> } };

export type GetNextToApproveQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNextToApproveQuery = { permits: { count: number, items: Array<{ _id: string, code: string, parentPermit: { _id: string } | null }> }, childPermits: { count: number, items: Array<{ _id: string, code: string, parentPermit: { _id: string } | null }> } };

import type { Operation } from '../../lib/api/operation.ts';

export const GetAttachableTemplatesDocument: Operation<GetAttachableTemplatesQuery, GetAttachableTemplatesQueryVariables> = {"kind":"query","name":"GetAttachableTemplates","fields":["getTemplates"],"text":"query GetAttachableTemplates{getTemplates(limit:1000 offset:0){items{_id code title asParentPermit archived}}}"};
export const GetNextToApproveDocument: Operation<GetNextToApproveQuery, GetNextToApproveQueryVariables> = {"kind":"query","name":"GetNextToApprove","fields":["permits","childPermits"],"text":"query GetNextToApprove{permits(list:pendingMyApproval limit:1 sortBy:\"createdAt\" sortOrder:\"asc\"){count items{_id code parentPermit{_id}}}childPermits:permits(list:childPermitsPendingMyApproval limit:1 sortBy:\"createdAt\" sortOrder:\"asc\"){count items{_id code parentPermit{_id}}}}"};
