// Generated from features/users/import/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { LineOutcome } from '@eptw/domain/text/import-file';
import type { ResponseCode } from '@eptw/domain/response-code';
export type ImportUsersMutationVariables = Exact<{
  file?: File | null | undefined;
  dryRun: boolean;
  seen?: string | null | undefined;
}>;


export type ImportUsersMutation = { importUsers: { success: boolean, code: ResponseCode, message: string, item: { toCreate: number, fingerprint: string, lines: Array<{ line: number, email: string, fullname: string, outcome: LineOutcome, reasons: Array<string> }> } | null } };

import type { Operation } from '../../lib/api/operation.ts';

export const ImportUsersDocument: Operation<ImportUsersMutation, ImportUsersMutationVariables> = {"kind":"mutation","name":"ImportUsers","fields":["importUsers"],"text":"mutation ImportUsers($file:Upload$dryRun:Boolean!$seen:String){importUsers(file:$file dryRun:$dryRun seen:$seen){success code message item{toCreate fingerprint lines{line email fullname outcome reasons}}}}"};
