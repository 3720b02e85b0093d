// Generated from features/users/subscriptions/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AccountsChangedSubscription = { accountsChanged: boolean };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AccountsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AccountsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountsChanged"}}]}}]} as unknown as DocumentNode<AccountsChangedSubscription, AccountsChangedSubscriptionVariables>;
