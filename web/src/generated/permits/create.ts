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

import type { Operation } from '../../lib/api/operation.ts';

export const CreateDraftPermitDocument: Operation<CreateDraftPermitMutation, CreateDraftPermitMutationVariables> = {"kind":"mutation","name":"CreateDraftPermit","fields":["createDraftPermit"],"text":"mutation CreateDraftPermit($data:CreateDraftPermitInput!$idempotencyKey:String!){createDraftPermit(data:$data idempotencyKey:$idempotencyKey){success code message problems{form input kind message}}}"};
