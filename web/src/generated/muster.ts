// Generated from features/muster/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { JobRole } from '@eptw/domain/role/job-role';
import type { MusterKind } from '@eptw/domain/muster/muster-list';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { Role } from '@eptw/domain/user/role';
export type MusterPersonFactsFragment = { personId: string, kind: MusterKind, name: string, company: string, trade: string, phone: string, permitId: string | null, code: string | null, place: string, holder: string, holderPhone: string, since: string, insideSince: string | null, roles: Array<JobRole>, addedBy: string | null, cameAt: string | null, leftAs: string | null, leftAt: string | null, leftBy: string, beforeBy: string | null, beforeAt: string | null, seenBy: string | null, seenAt: string | null, undoneBy: string | null, undoneAt: string | null };

export type MusterFactsFragment = { success: boolean, code: ResponseCode, message: string, readAt: string | null, mayTick: boolean, emergencyPhone: string, alarm: { _id: string, kind: string, reason: string, since: string } | null, items: Array<MusterPersonFactsFragment> };

export type GetMusterQueryVariables = Exact<{
  siteId: string;
}>;


export type GetMusterQuery = { muster: MusterFactsFragment };

export type GetMusterTicksQueryVariables = Exact<{
  siteId: string;
}>;


export type GetMusterTicksQuery = { getMusterTicks: { success: boolean, code: ResponseCode, message: string, items: Array<{ _id: string, name: string, isSeen: boolean, madeBy: string, madeAt: string, receivedAt: string }> } };

export type MusterHeadFactsFragment = { _id: string, site: string, siteName: string, timeZone: string, kind: string, reason: string, setBy: string, beganAt: string, endedAt: string | null, endedBy: string | null, endReason: string };

export type GetMustersQueryVariables = Exact<{
  siteId: string;
}>;


export type GetMustersQuery = { getMusters: { success: boolean, code: ResponseCode, message: string, items: Array<MusterHeadFactsFragment> } };

export type GetMusterRecordQueryVariables = Exact<{
  id: string;
}>;


export type GetMusterRecordQuery = { getMusterRecord: { success: boolean, code: ResponseCode, message: string, item: { notSeen: number, muster: MusterHeadFactsFragment, people: Array<MusterPersonFactsFragment>, ticks: Array<{ _id: string, name: string, isSeen: boolean, madeBy: string, madeAt: string, receivedAt: string, counts: boolean }> } | null } };

export type TickOffMutationVariables = Exact<{
  site: string;
  personId: string;
  isSeen: boolean;
  deviceTime: string;
  alarm?: string | null | undefined;
}>;


export type TickOffMutation = { muster: MusterFactsFragment };

export type AddMusterVisitorMutationVariables = Exact<{
  site: string;
  id: string;
  name: string;
  company: string;
  place: string;
  permitId?: string | null | undefined;
  deviceTime: string;
}>;


export type AddMusterVisitorMutation = { muster: MusterFactsFragment };

export type RemoveMusterVisitorMutationVariables = Exact<{
  site: string;
  visitor: string;
}>;


export type RemoveMusterVisitorMutation = { muster: MusterFactsFragment };

export type GetMusterSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMusterSitesQuery = { getSites: { items: Array<{ _id: string, code: string, name: string, timeZone: string }> }, getSession: { user: { _id: string, role: Role, sites: Array<{ _id: string }> } } };

export type MusterStopsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MusterStopsChangedSubscription = { areaStopsChanged: boolean };

import type { Operation } from '../lib/api/operation.ts';
export const GetMusterDocument: Operation<GetMusterQuery, GetMusterQueryVariables> = {"kind":"query","name":"GetMuster","fields":["muster"],"text":"query GetMuster($siteId:ID!){muster:getMuster(siteId:$siteId){...MusterFacts}}fragment MusterPersonFacts on MusterEntry{personId kind name company trade phone permitId code place holder holderPhone since insideSince roles addedBy cameAt leftAs leftAt leftBy beforeBy beforeAt seenBy seenAt undoneBy undoneAt}fragment MusterFacts on MusterAnswer{success code message readAt mayTick alarm{_id kind reason since}emergencyPhone items{...MusterPersonFacts}}"};
export const GetMusterTicksDocument: Operation<GetMusterTicksQuery, GetMusterTicksQueryVariables> = {"kind":"query","name":"GetMusterTicks","fields":["getMusterTicks"],"text":"query GetMusterTicks($siteId:ID!){getMusterTicks(siteId:$siteId){success code message items{_id name isSeen madeBy madeAt receivedAt}}}"};
export const GetMustersDocument: Operation<GetMustersQuery, GetMustersQueryVariables> = {"kind":"query","name":"GetMusters","fields":["getMusters"],"text":"query GetMusters($siteId:ID!){getMusters(siteId:$siteId){success code message items{...MusterHeadFacts}}}fragment MusterHeadFacts on MusterHead{_id site siteName timeZone kind reason setBy beganAt endedAt endedBy endReason}"};
export const GetMusterRecordDocument: Operation<GetMusterRecordQuery, GetMusterRecordQueryVariables> = {"kind":"query","name":"GetMusterRecord","fields":["getMusterRecord"],"text":"query GetMusterRecord($id:ID!){getMusterRecord(id:$id){success code message item{muster{...MusterHeadFacts}notSeen people{...MusterPersonFacts}ticks{_id name isSeen madeBy madeAt receivedAt counts}}}}fragment MusterPersonFacts on MusterEntry{personId kind name company trade phone permitId code place holder holderPhone since insideSince roles addedBy cameAt leftAs leftAt leftBy beforeBy beforeAt seenBy seenAt undoneBy undoneAt}fragment MusterHeadFacts on MusterHead{_id site siteName timeZone kind reason setBy beganAt endedAt endedBy endReason}"};
export const TickOffDocument: Operation<TickOffMutation, TickOffMutationVariables> = {"kind":"mutation","name":"TickOff","fields":["muster"],"text":"mutation TickOff($site:ID!$personId:ID!$isSeen:Boolean!$deviceTime:String!$alarm:ID){muster:tickOff(site:$site personId:$personId isSeen:$isSeen deviceTime:$deviceTime alarm:$alarm){...MusterFacts}}fragment MusterPersonFacts on MusterEntry{personId kind name company trade phone permitId code place holder holderPhone since insideSince roles addedBy cameAt leftAs leftAt leftBy beforeBy beforeAt seenBy seenAt undoneBy undoneAt}fragment MusterFacts on MusterAnswer{success code message readAt mayTick alarm{_id kind reason since}emergencyPhone items{...MusterPersonFacts}}"};
export const AddMusterVisitorDocument: Operation<AddMusterVisitorMutation, AddMusterVisitorMutationVariables> = {"kind":"mutation","name":"AddMusterVisitor","fields":["muster"],"text":"mutation AddMusterVisitor($site:ID!$id:ID!$name:String!$company:String!$place:String!$permitId:ID$deviceTime:String!){muster:addMusterVisitor(site:$site id:$id name:$name company:$company place:$place permitId:$permitId deviceTime:$deviceTime){...MusterFacts}}fragment MusterPersonFacts on MusterEntry{personId kind name company trade phone permitId code place holder holderPhone since insideSince roles addedBy cameAt leftAs leftAt leftBy beforeBy beforeAt seenBy seenAt undoneBy undoneAt}fragment MusterFacts on MusterAnswer{success code message readAt mayTick alarm{_id kind reason since}emergencyPhone items{...MusterPersonFacts}}"};
export const RemoveMusterVisitorDocument: Operation<RemoveMusterVisitorMutation, RemoveMusterVisitorMutationVariables> = {"kind":"mutation","name":"RemoveMusterVisitor","fields":["muster"],"text":"mutation RemoveMusterVisitor($site:ID!$visitor:ID!){muster:removeMusterVisitor(site:$site visitor:$visitor){...MusterFacts}}fragment MusterPersonFacts on MusterEntry{personId kind name company trade phone permitId code place holder holderPhone since insideSince roles addedBy cameAt leftAs leftAt leftBy beforeBy beforeAt seenBy seenAt undoneBy undoneAt}fragment MusterFacts on MusterAnswer{success code message readAt mayTick alarm{_id kind reason since}emergencyPhone items{...MusterPersonFacts}}"};
export const GetMusterSitesDocument: Operation<GetMusterSitesQuery, GetMusterSitesQueryVariables> = {"kind":"query","name":"GetMusterSites","fields":["getSites","getSession"],"text":"query GetMusterSites{getSites(limit:1000 offset:0){items{_id code name timeZone}}getSession{user{_id role sites{_id}}}}"};
export const MusterStopsChangedDocument: Operation<MusterStopsChangedSubscription, MusterStopsChangedSubscriptionVariables> = {"kind":"subscription","name":"MusterStopsChanged","fields":["areaStopsChanged"],"text":"subscription MusterStopsChanged{areaStopsChanged}"};
