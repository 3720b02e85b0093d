// Generated from features/change-logs/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetAllChangeLogsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAllChangeLogsQuery = { getAllChangeLogs: { items: Array<{ dateDeployed: string, logs: Array<string> }> } };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const GetAllChangeLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetAllChangeLogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAllChangeLogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateDeployed"}},{"kind":"Field","name":{"kind":"Name","value":"logs"}}]}}]}}]}}]} as unknown as DocumentNode<GetAllChangeLogsQuery, GetAllChangeLogsQueryVariables>;
