// Generated from features/audit-log/subscriptions/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AuditSubject as SubjectKind } from '@eptw/domain/administration/audit-entry';
export type AdministrationChangedSubscriptionVariables = Exact<{
  kinds: Array<SubjectKind> | SubjectKind;
}>;


export type AdministrationChangedSubscription = { administrationChanged: SubjectKind };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdministrationChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AdministrationChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubjectKind"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administrationChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}}]}]}}]} as unknown as DocumentNode<AdministrationChangedSubscription, AdministrationChangedSubscriptionVariables>;
