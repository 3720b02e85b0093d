// Generated from features/change-logs/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetAllChangeLogsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAllChangeLogsQuery = { getAllChangeLogs: { items: Array<{ dateDeployed: string, logs: Array<string> }> } };

import type { Operation } from '../lib/api/operation.ts';

export const GetAllChangeLogsDocument: Operation<GetAllChangeLogsQuery, GetAllChangeLogsQueryVariables> = {"kind":"query","name":"GetAllChangeLogs","fields":["getAllChangeLogs"],"text":"query GetAllChangeLogs{getAllChangeLogs{items{dateDeployed logs}}}"};
