// Generated from features/forms-download/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetTutorialsAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTutorialsAddressQuery = { getSession: { tutorialsUrl: string | null } };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const GetTutorialsAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetTutorialsAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tutorialsUrl"}}]}}]}}]} as unknown as DocumentNode<GetTutorialsAddressQuery, GetTutorialsAddressQueryVariables>;
