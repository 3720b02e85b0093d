// Generated from features/permits/subscriptions/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { RecordedAction } from '@eptw/domain/permit/actions';
export type DraftsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DraftsChangedSubscription = { draftsChanged: boolean };

export type AnyPermitChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnyPermitChangedSubscription = { permitChanged: { _id: string, code: string, status: PermitStatus, version: number, by: string, action: RecordedAction, at: string } };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const DraftsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DraftsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftsChanged"}}]}}]} as unknown as DocumentNode<DraftsChangedSubscription, DraftsChangedSubscriptionVariables>;
export const AnyPermitChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AnyPermitChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permitChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<AnyPermitChangedSubscription, AnyPermitChangedSubscriptionVariables>;
