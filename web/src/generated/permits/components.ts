// Generated from features/permits/components/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type DuplicatePermitMutationVariables = Exact<{
  id: string;
}>;


export type DuplicatePermitMutation = { duplicatePermit: { success: boolean, code: ResponseCode, message: string, _id: string | null } };

import type { Operation } from '../../lib/api/operation.ts';

export const DuplicatePermitDocument: Operation<DuplicatePermitMutation, DuplicatePermitMutationVariables> = {"kind":"mutation","name":"DuplicatePermit","fields":["duplicatePermit"],"text":"mutation DuplicatePermit($id:ID!){duplicatePermit(id:$id){success code message _id}}"};
