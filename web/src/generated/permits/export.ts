// Generated from features/permits/export/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetPermitToGenerateQueryVariables = Exact<{
  id: string;
}>;


export type GetPermitToGenerateQuery = { getPermitToGenerate: { success: boolean, message: string, pdfFileName: string | null, url: string | null } };

import type { Operation } from '../../lib/api/operation.ts';

export const GetPermitToGenerateDocument: Operation<GetPermitToGenerateQuery, GetPermitToGenerateQueryVariables> = {"kind":"query","name":"GetPermitToGenerate","fields":["getPermitToGenerate"],"text":"query GetPermitToGenerate($id:ID!){getPermitToGenerate(id:$id){success message pdfFileName url}}"};
