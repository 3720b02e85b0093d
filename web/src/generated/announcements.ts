// Generated from features/announcements/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AnnouncementState } from '@eptw/domain/announcement/announcement';
import type { AnnouncementType } from '@eptw/domain/announcement/announcement';
import type { ResponseCode } from '@eptw/domain/response-code';
export type CreateAnnouncementInput = {
  /** '#rrggbb', or empty for the colours of the type. */
  color?: string | null | undefined;
  /** Shown immediately when omitted. */
  from?: string | null | undefined;
  /** HTML with a few allowed tags; anything else is rejected. */
  message: string;
  title: string;
  /** Shown until deleted when omitted. */
  to?: string | null | undefined;
  /** info, success, warning or error; info when omitted. */
  type?: string | null | undefined;
};

export type UpdateAnnouncementInput = {
  /** '#rrggbb', or empty for the colours of the type. */
  color?: string | null | undefined;
  /** Shown immediately when omitted. */
  from?: string | null | undefined;
  /** HTML with a few allowed tags; anything else is rejected. */
  message: string;
  title: string;
  /** Shown until deleted when omitted. */
  to?: string | null | undefined;
  /** info, success, warning or error; info when omitted. */
  type?: string | null | undefined;
};

export type GetActiveAnnouncementQueryVariables = Exact<{ [key: string]: never; }>;


export type GetActiveAnnouncementQuery = { getActiveAnnoucement: { items: Array<{ _id: string, title: string, message: string, type: AnnouncementType, color: string | null }> } };

export type AnnouncementFieldsFragment = { _id: string, title: string, message: string, type: AnnouncementType, color: string | null, from: string | null, to: string | null, version: number, state: AnnouncementState };

export type GetAnnouncementsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type GetAnnouncementsQuery = { getAnnouncements: { count: number, items: Array<AnnouncementFieldsFragment> } };

export type GetAnnouncementQueryVariables = Exact<{
  id: string;
}>;


export type GetAnnouncementQuery = { getAnnouncement: { success: boolean, code: ResponseCode, message: string, item: AnnouncementFieldsFragment | null } };

export type CreateAnnouncementMutationVariables = Exact<{
  data: CreateAnnouncementInput;
}>;


export type CreateAnnouncementMutation = { createAnnouncement: { success: boolean, code: ResponseCode, message: string } };

export type UpdateAnnouncementMutationVariables = Exact<{
  id: string;
  data: UpdateAnnouncementInput;
  version?: number | null | undefined;
}>;


export type UpdateAnnouncementMutation = { updateAnnouncement: { success: boolean, code: ResponseCode, message: string, item: AnnouncementFieldsFragment | null } };

export type DeleteAnnouncementMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAnnouncementMutation = { deleteAnnouncement: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';
export const GetActiveAnnouncementDocument: Operation<GetActiveAnnouncementQuery, GetActiveAnnouncementQueryVariables> = {"kind":"query","name":"GetActiveAnnouncement","fields":["getActiveAnnoucement"],"text":"query GetActiveAnnouncement{getActiveAnnoucement(active:true){items{_id title message type color}}}"};
export const GetAnnouncementsDocument: Operation<GetAnnouncementsQuery, GetAnnouncementsQueryVariables> = {"kind":"query","name":"GetAnnouncements","fields":["getAnnouncements"],"text":"query GetAnnouncements($limit:Int$offset:Int){getAnnouncements(limit:$limit offset:$offset){count items{...AnnouncementFields}}}fragment AnnouncementFields on ManagedAnnouncement{_id title message type color from to version state}"};
export const GetAnnouncementDocument: Operation<GetAnnouncementQuery, GetAnnouncementQueryVariables> = {"kind":"query","name":"GetAnnouncement","fields":["getAnnouncement"],"text":"query GetAnnouncement($id:ID!){getAnnouncement(id:$id){success code message item{...AnnouncementFields}}}fragment AnnouncementFields on ManagedAnnouncement{_id title message type color from to version state}"};
export const CreateAnnouncementDocument: Operation<CreateAnnouncementMutation, CreateAnnouncementMutationVariables> = {"kind":"mutation","name":"CreateAnnouncement","fields":["createAnnouncement"],"text":"mutation CreateAnnouncement($data:CreateAnnouncementInput!){createAnnouncement(data:$data){success code message}}"};
export const UpdateAnnouncementDocument: Operation<UpdateAnnouncementMutation, UpdateAnnouncementMutationVariables> = {"kind":"mutation","name":"UpdateAnnouncement","fields":["updateAnnouncement"],"text":"mutation UpdateAnnouncement($id:ID!$data:UpdateAnnouncementInput!$version:Int){updateAnnouncement(id:$id data:$data version:$version){success code message item{...AnnouncementFields}}}fragment AnnouncementFields on ManagedAnnouncement{_id title message type color from to version state}"};
export const DeleteAnnouncementDocument: Operation<DeleteAnnouncementMutation, DeleteAnnouncementMutationVariables> = {"kind":"mutation","name":"DeleteAnnouncement","fields":["deleteAnnouncement"],"text":"mutation DeleteAnnouncement($id:ID!){deleteAnnouncement(id:$id){success code message}}"};
