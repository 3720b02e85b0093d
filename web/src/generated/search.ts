// Generated from features/search/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PermitStatus } from '@eptw/domain/permit/status';
export type SearchEverythingQueryVariables = Exact<{
  searchText: string;
  hasOwnLists: boolean;
}>;


export type SearchEverythingQuery = { permits: { items: Array<FoundPermitFactsFragment> }, ownPermits?: { items: Array<FoundPermitFactsFragment> }, childPermits: { items: Array<FoundPermitFactsFragment> }, people: { items: Array<{ _id: string, fullname: string, email: string, company: string }> }, workers: { items: Array<{ _id: string, name: string, passNumber: string, company: string }> } };

export type FoundPermitFactsFragment = { _id: string, code: string, workDescription: string, place: string, status: PermitStatus, statusLabel: string, parentPermit: { _id: string } | null };

import type { Operation } from '../lib/api/operation.ts';
export const SearchEverythingDocument: Operation<SearchEverythingQuery, SearchEverythingQueryVariables> = {"kind":"query","name":"SearchEverything","fields":["permits","ownPermits","childPermits","people","workers"],"text":"query SearchEverything($searchText:String!$hasOwnLists:Boolean!){permits(list:permits limit:6 offset:0 searchText:$searchText){items{...FoundPermitFacts}}ownPermits:permits(list:myPermits limit:6 offset:0 searchText:$searchText)@include(if:$hasOwnLists){items{...FoundPermitFacts}}childPermits:permits(list:childPermits limit:6 offset:0 searchText:$searchText){items{...FoundPermitFacts}}people:getAllUsers(limit:5 offset:0 searchText:$searchText){items{_id fullname email company}}workers:getWorkers(limit:5 offset:0 searchText:$searchText){items{_id name passNumber company}}}fragment FoundPermitFacts on PermitSummary{_id code workDescription place status statusLabel parentPermit{_id}}"};
