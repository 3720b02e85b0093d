// Generated from features/sites/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
import type { Role } from '@eptw/domain/user/role';
export type CreateSiteInput = {
  address?: string | null | undefined;
  /** 2 to 8 letters and digits; permit numbers start with it. */
  code: string;
  /** Whether unverified workers' certificates count; no unless given. */
  countsUnverified?: boolean | null | undefined;
  /** Whom people at the site call when somebody is hurt. */
  emergencyPhone?: string | null | undefined;
  name: string;
  /** IANA name; Asia/Singapore unless given. */
  timeZone?: string | null | undefined;
};

/** Omitted fields stay unchanged. */
export type UpdateSiteInput = {
  address?: string | null | undefined;
  /** Cannot be changed once permits use it. */
  code?: string | null | undefined;
  /** Whether unverified workers' certificates count. Who is on a job already stays. */
  countsUnverified?: boolean | null | undefined;
  emergencyPhone?: string | null | undefined;
  name?: string | null | undefined;
  /** Existing permits keep the instants of their periods. */
  timeZone?: string | null | undefined;
};

export type SiteFactsFragment = { _id: string, name: string, code: string, address: string, timeZone: string };

export type GetSitesPageQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}>;


export type GetSitesPageQuery = { getSites: { count: number, items: Array<SiteFactsFragment> } };

export type GetSiteQueryVariables = Exact<{
  id: string;
}>;


export type GetSiteQuery = { getSite: { success: boolean, message: string, item: { _id: string, name: string, code: string, address: string, timeZone: string, emergencyPhone: string, countsUnverified: boolean, hasPermits: boolean } | null } };

export type CreateSiteMutationVariables = Exact<{
  data: CreateSiteInput;
}>;


export type CreateSiteMutation = { createSite: { success: boolean, code: ResponseCode, message: string } };

export type UpdateSiteMutationVariables = Exact<{
  id: string;
  data: UpdateSiteInput;
}>;


export type UpdateSiteMutation = { updateSite: { success: boolean, code: ResponseCode, message: string, item: { _id: string, name: string, code: string, address: string, timeZone: string, emergencyPhone: string, countsUnverified: boolean, hasPermits: boolean } | null } };

export type DeleteSiteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSiteMutation = { deleteSite: { success: boolean, code: ResponseCode, message: string } };

export type GetSiteChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSiteChoicesQuery = { getSites: { items: Array<{ _id: string, code: string, name: string }> }, getSession: { user: { _id: string, role: Role, sites: Array<{ _id: string }> } } };

import type { Operation } from '../lib/api/operation.ts';
export const GetSitesPageDocument: Operation<GetSitesPageQuery, GetSitesPageQueryVariables> = {"kind":"query","name":"GetSitesPage","fields":["getSites"],"text":"query GetSitesPage($limit:Int$offset:Int$sortBy:String$sortOrder:String){getSites(limit:$limit offset:$offset sortBy:$sortBy sortOrder:$sortOrder){count items{...SiteFacts}}}fragment SiteFacts on Site{_id name code address timeZone}"};
export const GetSiteDocument: Operation<GetSiteQuery, GetSiteQueryVariables> = {"kind":"query","name":"GetSite","fields":["getSite"],"text":"query GetSite($id:ID!){getSite(id:$id){success message item{_id name code address timeZone emergencyPhone countsUnverified hasPermits}}}"};
export const CreateSiteDocument: Operation<CreateSiteMutation, CreateSiteMutationVariables> = {"kind":"mutation","name":"CreateSite","fields":["createSite"],"text":"mutation CreateSite($data:CreateSiteInput!){createSite(data:$data){success code message}}"};
export const UpdateSiteDocument: Operation<UpdateSiteMutation, UpdateSiteMutationVariables> = {"kind":"mutation","name":"UpdateSite","fields":["updateSite"],"text":"mutation UpdateSite($id:ID!$data:UpdateSiteInput!){updateSite(id:$id data:$data){success code message item{_id name code address timeZone emergencyPhone countsUnverified hasPermits}}}"};
export const DeleteSiteDocument: Operation<DeleteSiteMutation, DeleteSiteMutationVariables> = {"kind":"mutation","name":"DeleteSite","fields":["deleteSite"],"text":"mutation DeleteSite($id:ID!){deleteSite(id:$id){success code message}}"};
export const GetSiteChoicesDocument: Operation<GetSiteChoicesQuery, GetSiteChoicesQueryVariables> = {"kind":"query","name":"GetSiteChoices","fields":["getSites","getSession"],"text":"query GetSiteChoices{getSites(limit:1000 offset:0){items{_id code name}}getSession{user{_id role sites{_id}}}}"};
