// Generated from features/notifications/preferences/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MailFrequency } from '@eptw/domain/notification/preferences';
import type { NotificationKind } from '@eptw/domain/notification/kinds';
import type { ResponseCode } from '@eptw/domain/response-code';
export type NotificationChoiceInput = {
  byMail: boolean;
  inApp: boolean;
  kind: string;
};

export type NotificationPreferencesInput = {
  /** Omitted kinds are reset to their defaults. */
  kinds: Array<NotificationChoiceInput>;
  /** atOnce, daily or never. */
  mail: string;
};

export type GetNotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNotificationPreferencesQuery = { getNotificationPreferences: { mail: MailFrequency, kinds: Array<{ kind: NotificationKind, label: string, inApp: boolean, byMail: boolean }> } };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  data: NotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../../lib/api/operation.ts';

export const GetNotificationPreferencesDocument: Operation<GetNotificationPreferencesQuery, GetNotificationPreferencesQueryVariables> = {"kind":"query","name":"GetNotificationPreferences","fields":["getNotificationPreferences"],"text":"query GetNotificationPreferences{getNotificationPreferences{mail kinds{kind label inApp byMail}}}"};
export const UpdateNotificationPreferencesDocument: Operation<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables> = {"kind":"mutation","name":"UpdateNotificationPreferences","fields":["updateNotificationPreferences"],"text":"mutation UpdateNotificationPreferences($data:NotificationPreferencesInput!){updateNotificationPreferences(data:$data){success code message}}"};
