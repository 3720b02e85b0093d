// Generated from features/area-stops/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
import type { Role } from '@eptw/domain/user/role';
export type AreaStopKind =
  | 'alarm'
  | 'drill'
  | 'evacuation'
  | 'fire'
  | 'gas'
  | 'other'
  | 'powerCut'
  | 'weather';

/** What somebody who lifts a stop was shown of it: the stop is not lifted where that is not so any more. */
export type StopAsShown = {
  /** Of those who were not seen. */
  notSeen: Array<string>;
  version: number;
};

export type GetAreaStopsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAreaStopsQuery = { getAreaStops: Array<{ _id: string, site: string, siteName: string, timeZone: string, kind: AreaStopKind, reason: string, setBy: string, setAt: string, mustered: boolean }> };

export type GetStoppableSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStoppableSitesQuery = { getSites: { items: Array<{ _id: string, name: string }> }, getSession: { user: { role: Role, sites: Array<{ _id: string }> } } };

export type StopAllWorkMutationVariables = Exact<{
  site: string;
  kind: string;
  muster: boolean;
  reason: string;
  idempotencyKey: string;
}>;


export type StopAllWorkMutation = { stopAllWork: { success: boolean, code: ResponseCode, message: string } };

export type StopToLiftFactsFragment = { version: number, notSeen: Array<{ _id: string, name: string }> };

export type GetStopToLiftQueryVariables = Exact<{
  id: string;
}>;


export type GetStopToLiftQuery = { getStopToLift: { success: boolean, code: ResponseCode, message: string, toLift: StopToLiftFactsFragment | null } };

export type LiftStopMutationVariables = Exact<{
  id: string;
  reason: string;
  shown: StopAsShown;
}>;


export type LiftStopMutation = { liftStop: { success: boolean, code: ResponseCode, message: string, toLift: StopToLiftFactsFragment | null } };

export type AreaStopsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AreaStopsChangedSubscription = { areaStopsChanged: boolean };

import type { Operation } from '../lib/api/operation.ts';
export const GetAreaStopsDocument: Operation<GetAreaStopsQuery, GetAreaStopsQueryVariables> = {"kind":"query","name":"GetAreaStops","fields":["getAreaStops"],"text":"query GetAreaStops{getAreaStops{_id site siteName timeZone kind reason setBy setAt mustered}}"};
export const GetStoppableSitesDocument: Operation<GetStoppableSitesQuery, GetStoppableSitesQueryVariables> = {"kind":"query","name":"GetStoppableSites","fields":["getSites","getSession"],"text":"query GetStoppableSites{getSites(limit:1000){items{_id name}}getSession{user{role sites{_id}}}}"};
export const StopAllWorkDocument: Operation<StopAllWorkMutation, StopAllWorkMutationVariables> = {"kind":"mutation","name":"StopAllWork","fields":["stopAllWork"],"text":"mutation StopAllWork($site:ID!$kind:String!$muster:Boolean!$reason:String!$idempotencyKey:String!){stopAllWork(site:$site kind:$kind muster:$muster reason:$reason idempotencyKey:$idempotencyKey){success code message}}"};
export const GetStopToLiftDocument: Operation<GetStopToLiftQuery, GetStopToLiftQueryVariables> = {"kind":"query","name":"GetStopToLift","fields":["getStopToLift"],"text":"query GetStopToLift($id:ID!){getStopToLift(id:$id){success code message toLift{...StopToLiftFacts}}}fragment StopToLiftFacts on StopToLift{version notSeen{_id name}}"};
export const LiftStopDocument: Operation<LiftStopMutation, LiftStopMutationVariables> = {"kind":"mutation","name":"LiftStop","fields":["liftStop"],"text":"mutation LiftStop($id:ID!$reason:String!$shown:StopAsShown!){liftStop(id:$id reason:$reason shown:$shown){success code message toLift{...StopToLiftFacts}}}fragment StopToLiftFacts on StopToLift{version notSeen{_id name}}"};
export const AreaStopsChangedDocument: Operation<AreaStopsChangedSubscription, AreaStopsChangedSubscriptionVariables> = {"kind":"subscription","name":"AreaStopsChanged","fields":["areaStopsChanged"],"text":"subscription AreaStopsChanged{areaStopsChanged}"};
