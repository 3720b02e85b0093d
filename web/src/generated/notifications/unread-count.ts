// Generated from features/notifications/unread-count/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetUnseenNotificationCountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUnseenNotificationCountQuery = { getUnseenNotificationCount: number };

export type GetUnseenNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUnseenNotificationsQuery = { getUnseenNotificationCount: number, getNotifications: { items: Array<{ _id: string, title: string }> } };

export type NotificationsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationsChangedSubscription = { notificationsChanged: { __typename: 'NotificationsChange' } };

import type { Operation } from '../../lib/api/operation.ts';

export const GetUnseenNotificationCountDocument: Operation<GetUnseenNotificationCountQuery, GetUnseenNotificationCountQueryVariables> = {"kind":"query","name":"GetUnseenNotificationCount","fields":["getUnseenNotificationCount"],"text":"query GetUnseenNotificationCount{getUnseenNotificationCount}"};
export const GetUnseenNotificationsDocument: Operation<GetUnseenNotificationsQuery, GetUnseenNotificationsQueryVariables> = {"kind":"query","name":"GetUnseenNotifications","fields":["getUnseenNotificationCount","getNotifications"],"text":"query GetUnseenNotifications{getUnseenNotificationCount getNotifications(limit:1 offset:0 unseen:true){items{_id title}}}"};
export const NotificationsChangedDocument: Operation<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables> = {"kind":"subscription","name":"NotificationsChanged","fields":["notificationsChanged"],"text":"subscription NotificationsChanged{notificationsChanged{__typename}}"};
