// Generated from features/permits/create/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FormProblemKind } from '@eptw/domain/template/submission/problem';
import type { ResponseCode } from '@eptw/domain/response-code';
export type CreateDraftPermitInput = {
  /** Attached forms: a list of {form, submission}. */
  childrenState?: unknown;
  discipline?: string | null | undefined;
  /** The template's id. */
  form: string;
  hostSystemOwner?: string | null | undefined;
  selectedMTGroup?: Array<string> | null | undefined;
  /** Members of the groups. */
  selectedMTGroupUsers?: Array<string> | null | undefined;
  /** Individual reviewers, and members of the groups. */
  selectedUser?: Array<string> | null | undefined;
  site?: string | null | undefined;
  /** Input name to value. */
  submission?: unknown;
};

export type CreateDraftPermitMutationVariables = Exact<{
  data: CreateDraftPermitInput;
  idempotencyKey: string;
}>;


export type CreateDraftPermitMutation = { createDraftPermit: { success: boolean, code: ResponseCode, message: string, problems: Array<{ form: string, input: string | null, kind: FormProblemKind, message: string }> } };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CreateDraftPermitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDraftPermit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDraftPermitInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDraftPermit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateDraftPermitMutation, CreateDraftPermitMutationVariables>;
