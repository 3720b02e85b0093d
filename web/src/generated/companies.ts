// Generated from features/companies/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type GetLookAlikesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLookAlikesQuery = { getLookAlikes: { companies: Array<{ names: Array<string>, spellings: Array<{ name: string, people: number, permits: number, workers: number }>, sharedPasses: Array<{ company: string, name: string, passNumber: string }> }>, accounts: Array<{ accounts: Array<{ _id: string, fullname: string, email: string, company: string }> }>, workers: Array<{ workers: Array<{ _id: string, name: string, passNumber: string, company: string }> }> } };

export type MergeCompaniesMutationVariables = Exact<{
  name: string;
}>;


export type MergeCompaniesMutation = { mergeCompanies: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';

export const GetLookAlikesDocument: Operation<GetLookAlikesQuery, GetLookAlikesQueryVariables> = {"kind":"query","name":"GetLookAlikes","fields":["getLookAlikes"],"text":"query GetLookAlikes{getLookAlikes{companies{names spellings{name people permits workers}sharedPasses{company name passNumber}}accounts{accounts{_id fullname email company}}workers{workers{_id name passNumber company}}}}"};
export const MergeCompaniesDocument: Operation<MergeCompaniesMutation, MergeCompaniesMutationVariables> = {"kind":"mutation","name":"MergeCompanies","fields":["mergeCompanies"],"text":"mutation MergeCompanies($name:String!){mergeCompanies(name:$name){success code message}}"};
