// Generated from features/permits/list/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PermitRowFactsFragment } from '../fragments.ts';
import type { QueueGroup } from '@eptw/domain/permit/work-queue';
export type PermitListName =
  | 'approvedByMe'
  | 'b1'
  | 'b2'
  | 'b3'
  | 'b4'
  | 'b5'
  | 'b6'
  | 'b7'
  | 'childPermits'
  | 'childPermitsPendingLastApproval'
  | 'childPermitsPendingMyApproval'
  | 'environmental'
  | 'excavation'
  | 'forMyAction'
  | 'generalPermits'
  | 'hazardous'
  | 'lifeSupport'
  | 'lifeSupportChildPermits'
  | 'myChildPermits'
  | 'myPermits'
  | 'pendingMyApproval'
  | 'pendingPermits'
  | 'permits'
  | 'traffic';

export type GetPermitsQueryVariables = Exact<{
  list: PermitListName;
  showsQuota: boolean;
  limit: number;
  offset: number;
  searchText?: string | null | undefined;
  searchCode?: string | null | undefined;
  searchPermitCode?: string | null | undefined;
  searchType?: string | null | undefined;
  searchOwner?: string | null | undefined;
  searchApplier?: string | null | undefined;
  searchParent?: string | null | undefined;
  searchCreated?: string | null | undefined;
  searchStartDate?: string | null | undefined;
  searchEndDate?: string | null | undefined;
  siteName?: Array<string> | string | null | undefined;
  disciplineName?: Array<string> | string | null | undefined;
  statusCheck?: Array<string> | string | null | undefined;
  condition?: Array<string> | string | null | undefined;
  due?: boolean | null | undefined;
  period?: string | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}>;


export type GetPermitsQuery = { permits: { canCreatePermit?: boolean, createRefusal?: string | null, total: { count: number, isExact: boolean }, queueGroups: Array<{ group: QueueGroup, count: number }>, items: Array<PermitRowFactsFragment> } };

export type GetListChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetListChoicesQuery = { getSites: { items: Array<{ _id: string, code: string, name: string }> }, getAllDisciplines: { items: Array<{ _id: string, code: string }> } };

export type GetPermitsToCloseQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPermitsToCloseQuery = { countUnClosedPermit: { isEnabled: boolean, count: number, permits: Array<{ _id: string, code: string }> } };

export type GetOwnTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnTasksQuery = { getMenuCounts: { pendingMyApproval: number | null, overdueMyApproval: number, childPermitsPendingMyApproval: number | null, toFinish: number } };

import type { Operation } from '../../lib/api/operation.ts';
export const GetPermitsDocument: Operation<GetPermitsQuery, GetPermitsQueryVariables> = {"kind":"query","name":"GetPermits","fields":["permits"],"text":"query GetPermits($list:PermitListName!$showsQuota:Boolean!$limit:Int!$offset:Int!$searchText:String$searchCode:String$searchPermitCode:String$searchType:String$searchOwner:String$searchApplier:String$searchParent:String$searchCreated:String$searchStartDate:String$searchEndDate:String$siteName:[String!]$disciplineName:[String!]$statusCheck:[String!]$condition:[String!]$due:Boolean$period:String$sortBy:String$sortOrder:String){permits(list:$list limit:$limit offset:$offset searchText:$searchText searchCode:$searchCode searchPermitCode:$searchPermitCode searchType:$searchType searchOwner:$searchOwner searchApplier:$searchApplier searchParent:$searchParent searchCreated:$searchCreated searchStartDate:$searchStartDate searchEndDate:$searchEndDate siteName:$siteName disciplineName:$disciplineName statusCheck:$statusCheck condition:$condition due:$due period:$period sortBy:$sortBy sortOrder:$sortOrder){total{count isExact}canCreatePermit@include(if:$showsQuota)createRefusal@include(if:$showsQuota)queueGroups{group count}items{...PermitRowFacts}}}fragment PermitRowFacts on PermitSummary{_id code parentPermit{_id code}permitCode title status statusLabel condition conditionLabel areaStop{...AreaStopFacts}reason workDescription place contractor createdAt startDate endDate due lapsedAt highRisk attachedForms waitingSince queueGroup version actions discipline{_id code}site{_id code name timeZone}hostSystemOwner{_id fullname email}submittedBy{_id fullname email}}fragment AreaStopFacts on AreaStop{_id site siteName timeZone kind reason setBy setAt mustered}"};
export const GetListChoicesDocument: Operation<GetListChoicesQuery, GetListChoicesQueryVariables> = {"kind":"query","name":"GetListChoices","fields":["getSites","getAllDisciplines"],"text":"query GetListChoices{getSites(limit:1000 offset:0){items{_id code name}}getAllDisciplines(limit:1000 offset:0){items{_id code}}}"};
export const GetPermitsToCloseDocument: Operation<GetPermitsToCloseQuery, GetPermitsToCloseQueryVariables> = {"kind":"query","name":"GetPermitsToClose","fields":["countUnClosedPermit"],"text":"query GetPermitsToClose{countUnClosedPermit{isEnabled count permits{_id code}}}"};
export const GetOwnTasksDocument: Operation<GetOwnTasksQuery, GetOwnTasksQueryVariables> = {"kind":"query","name":"GetOwnTasks","fields":["getMenuCounts"],"text":"query GetOwnTasks{getMenuCounts{pendingMyApproval overdueMyApproval childPermitsPendingMyApproval toFinish}}"};
