// Generated from features/permits/quota/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PendingParty } from '@eptw/domain/permit/closure-reminder';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { RequirementKey } from '@eptw/domain/work/requirements/requirements';
import type { RequirementLink } from '@eptw/domain/work/requirements/requirement';
export type WaitingFactsFragment = { waitsFor: PendingParty, since: string, timeZone: string, remindedAt: string | null, remindFrom: string | null, owner: { fullname: string, phone: string } | null, groups: Array<{ name: string, members: Array<{ fullname: string, phone: string }> }> };

export type GetWaitingPermitsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetWaitingPermitsQuery = { countUnClosedPermit: { permits: Array<{ _id: string, code: string, waiting: WaitingFactsFragment | null, missing: Array<{ key: RequirementKey, sentence: string, link: RequirementLink }> }> } };

export type RemindPermitClosersMutationVariables = Exact<{
  id: string;
}>;


export type RemindPermitClosersMutation = { remindPermitClosers: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../../lib/api/operation.ts';
export const GetWaitingPermitsDocument: Operation<GetWaitingPermitsQuery, GetWaitingPermitsQueryVariables> = {"kind":"query","name":"GetWaitingPermits","fields":["countUnClosedPermit"],"text":"query GetWaitingPermits{countUnClosedPermit{permits{_id code waiting{...WaitingFacts}missing{key sentence link}}}}fragment WaitingFacts on Waiting{waitsFor since timeZone remindedAt remindFrom owner{fullname phone}groups{name members{fullname phone}}}"};
export const RemindPermitClosersDocument: Operation<RemindPermitClosersMutation, RemindPermitClosersMutationVariables> = {"kind":"mutation","name":"RemindPermitClosers","fields":["remindPermitClosers"],"text":"mutation RemindPermitClosers($id:ID!){remindPermitClosers(id:$id){success code message}}"};
