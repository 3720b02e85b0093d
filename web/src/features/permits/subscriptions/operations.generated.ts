// Generated from operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DraftsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DraftsChangedSubscription = { draftsChanged: boolean };


export const DraftsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DraftsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftsChanged"}}]}}]} as unknown as DocumentNode<DraftsChangedSubscription, DraftsChangedSubscriptionVariables>;
