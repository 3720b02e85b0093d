// Generated from features/notifications/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type GetNotificationsQueryVariables = Exact<{
  limit: number;
  offset: number;
  unseen: boolean;
}>;


export type GetNotificationsQuery = { getNotifications: { count: number, items: Array<{ _id: string, title: string, text: string, path: string, createdAt: string, seenAt: string | null, permit: { _id: string, code: string } }> } };

export type MarkNotificationsSeenMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  permitId?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type MarkNotificationsSeenMutation = { markNotificationsSeen: { success: boolean, code: ResponseCode, message: string, item: { unseen: number } | null } };

import type { Operation } from '../lib/api/operation.ts';

export const GetNotificationsDocument: Operation<GetNotificationsQuery, GetNotificationsQueryVariables> = {"kind":"query","name":"GetNotifications","fields":["getNotifications"],"text":"query GetNotifications($limit:Int!$offset:Int!$unseen:Boolean!){getNotifications(limit:$limit offset:$offset unseen:$unseen){count items{_id title text path createdAt seenAt permit{_id code}}}}"};
export const MarkNotificationsSeenDocument: Operation<MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables> = {"kind":"mutation","name":"MarkNotificationsSeen","fields":["markNotificationsSeen"],"text":"mutation MarkNotificationsSeen($ids:[ID!]$permitId:ID$until:DateTime){markNotificationsSeen(ids:$ids permitId:$permitId until:$until){success code message item{unseen}}}"};
