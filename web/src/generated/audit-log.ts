// Generated from features/audit-log/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AdminAction } from '@eptw/domain/administration/audit-entry';
import type { Role } from '@eptw/domain/user/role';
import type { AuditSubject as SubjectKind } from '@eptw/domain/administration/audit-entry';
export type GetAdministrationHistoryQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchText?: string | null | undefined;
  kinds?: Array<string> | string | null | undefined;
  subject?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type GetAdministrationHistoryQuery = { getAdministrationHistory: { count: number, items: Array<{ _id: string, at: string, actorName: string, actorRole: Role | null, action: AdminAction, kind: SubjectKind, subjectId: string, subjectName: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type VerifyAdministrationHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyAdministrationHistoryQuery = { verifyAdministrationHistory: { whole: boolean, entries: number, brokenAt: number | null, what: string | null } };

export type AdministrationChangedSubscriptionVariables = Exact<{
  kinds: Array<SubjectKind> | SubjectKind;
}>;


export type AdministrationChangedSubscription = { administrationChanged: SubjectKind };

import type { Operation } from '../lib/api/operation.ts';

export const GetAdministrationHistoryDocument: Operation<GetAdministrationHistoryQuery, GetAdministrationHistoryQueryVariables> = {"kind":"query","name":"GetAdministrationHistory","fields":["getAdministrationHistory"],"text":"query GetAdministrationHistory($limit:Int$offset:Int$searchText:String$kinds:[String!]$subject:String$from:DateTime$to:DateTime){getAdministrationHistory(limit:$limit offset:$offset searchText:$searchText kinds:$kinds subject:$subject from:$from to:$to){count items{_id at actorName actorRole action kind subjectId subjectName changes{field before after}}}}"};
export const VerifyAdministrationHistoryDocument: Operation<VerifyAdministrationHistoryQuery, VerifyAdministrationHistoryQueryVariables> = {"kind":"query","name":"VerifyAdministrationHistory","fields":["verifyAdministrationHistory"],"text":"query VerifyAdministrationHistory{verifyAdministrationHistory{whole entries brokenAt what}}"};
export const AdministrationChangedDocument: Operation<AdministrationChangedSubscription, AdministrationChangedSubscriptionVariables> = {"kind":"subscription","name":"AdministrationChanged","fields":["administrationChanged"],"text":"subscription AdministrationChanged($kinds:[SubjectKind!]!){administrationChanged(kinds:$kinds)}"};
