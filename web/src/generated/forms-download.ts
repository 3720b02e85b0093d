// Generated from features/forms-download/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetTutorialsAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTutorialsAddressQuery = { getSession: { tutorialsUrl: string | null } };

import type { Operation } from '../lib/api/operation.ts';

export const GetTutorialsAddressDocument: Operation<GetTutorialsAddressQuery, GetTutorialsAddressQueryVariables> = {"kind":"query","name":"GetTutorialsAddress","fields":["getSession"],"text":"query GetTutorialsAddress{getSession{tutorialsUrl}}"};
