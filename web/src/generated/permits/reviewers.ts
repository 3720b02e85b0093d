// Generated from features/permits/reviewers/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetGroupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGroupChoicesQuery = { getAllMTGroups: { items: Array<{ _id: string, name: string, site: { _id: string, code: string, name: string }, members: Array<{ _id: string }> }> } };

import type { Operation } from '../../lib/api/operation.ts';

export const GetGroupChoicesDocument: Operation<GetGroupChoicesQuery, GetGroupChoicesQueryVariables> = {"kind":"query","name":"GetGroupChoices","fields":["getAllMTGroups"],"text":"query GetGroupChoices{getAllMTGroups(limit:1000 offset:0){items{_id name site{_id code name}members{_id}}}}"};
