// Generated from features/maps/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type CreateMapInput = {
  /** The stored name of an own upload that is not used elsewhere; a PNG or JPEG picture. */
  mapImage: string;
  name: string;
  site: string;
};

/** Omitted fields stay unchanged. */
export type UpdateMapInput = {
  /** The stored name of an own upload that is not used elsewhere; a PNG or JPEG picture. */
  mapImage?: string | null | undefined;
  name?: string | null | undefined;
  site?: string | null | undefined;
};

export type MapFactsFragment = { _id: string, name: string, mapImage: string, site: { _id: string, code: string, name: string } };

export type GetMapsPageQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  filterOption?: string | null | undefined;
}>;


export type GetMapsPageQuery = { getMap: { count: number, items: Array<MapFactsFragment> } };

export type GetMapsOfSiteQueryVariables = Exact<{
  filterOption: string;
}>;


export type GetMapsOfSiteQuery = { getMap: { items: Array<{ _id: string, name: string, mapImage: string }> } };

export type GetMapToEditQueryVariables = Exact<{
  id: string;
}>;


export type GetMapToEditQuery = { getMapToEdit: { success: boolean, message: string, item: MapFactsFragment | null } };

export type CreateMapMutationVariables = Exact<{
  data: CreateMapInput;
}>;


export type CreateMapMutation = { createMap: { success: boolean, code: ResponseCode, message: string } };

export type UpdateMapMutationVariables = Exact<{
  id: string;
  data: UpdateMapInput;
}>;


export type UpdateMapMutation = { updateMap: { success: boolean, code: ResponseCode, message: string, item: MapFactsFragment | null } };

export type DeleteMapMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMapMutation = { deleteMap: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';
export const GetMapsPageDocument: Operation<GetMapsPageQuery, GetMapsPageQueryVariables> = {"kind":"query","name":"GetMapsPage","fields":["getMap"],"text":"query GetMapsPage($limit:Int$offset:Int$filterOption:String){getMap(limit:$limit offset:$offset filterOption:$filterOption){count items{...MapFacts}}}fragment MapFacts on Map{_id name mapImage site{_id code name}}"};
export const GetMapsOfSiteDocument: Operation<GetMapsOfSiteQuery, GetMapsOfSiteQueryVariables> = {"kind":"query","name":"GetMapsOfSite","fields":["getMap"],"text":"query GetMapsOfSite($filterOption:String!){getMap(limit:1000 offset:0 filterOption:$filterOption){items{_id name mapImage}}}"};
export const GetMapToEditDocument: Operation<GetMapToEditQuery, GetMapToEditQueryVariables> = {"kind":"query","name":"GetMapToEdit","fields":["getMapToEdit"],"text":"query GetMapToEdit($id:ID!){getMapToEdit(id:$id){success message item{...MapFacts}}}fragment MapFacts on Map{_id name mapImage site{_id code name}}"};
export const CreateMapDocument: Operation<CreateMapMutation, CreateMapMutationVariables> = {"kind":"mutation","name":"CreateMap","fields":["createMap"],"text":"mutation CreateMap($data:CreateMapInput!){createMap(data:$data){success code message}}"};
export const UpdateMapDocument: Operation<UpdateMapMutation, UpdateMapMutationVariables> = {"kind":"mutation","name":"UpdateMap","fields":["updateMap"],"text":"mutation UpdateMap($id:ID!$data:UpdateMapInput!){updateMap(id:$id data:$data){success code message item{...MapFacts}}}fragment MapFacts on Map{_id name mapImage site{_id code name}}"};
export const DeleteMapDocument: Operation<DeleteMapMutation, DeleteMapMutationVariables> = {"kind":"mutation","name":"DeleteMap","fields":["deleteMap"],"text":"mutation DeleteMap($id:ID!){deleteMap(id:$id){success code message}}"};
