// Generated from features/profile/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
import type { Role } from '@eptw/domain/user/role';
export type UpdateProfileInput = {
  /** Only the current one is accepted: administrators change it. */
  company?: string | null | undefined;
  /** A new address takes effect once the link sent to it is opened. */
  email?: string | null | undefined;
  /** The path of the page to see first; an empty text for the list of permits. */
  firstPage?: string | null | undefined;
  fullname?: string | null | undefined;
  phone?: string | null | undefined;
  /** Only the current ones are accepted: administrators change them. */
  site?: Array<string> | null | undefined;
};

export type GetOwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnAccountQuery = { getSession: { pendingEmail: string | null, firstPage: string | null, user: { _id: string, email: string, fullname: string, role: Role, company: string, phone: string, sites: Array<{ _id: string, code: string, name: string, timeZone: string }>, group: Array<{ _id: string, name: string }> } } };

export type UpdateProfileMutationVariables = Exact<{
  data: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { success: boolean, code: ResponseCode, message: string, item: { _id: string, email: string, fullname: string, phone: string } | null } };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, code: ResponseCode, message: string } };

export type GetOwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnSessionsQuery = { getMySessions: { passwordNeeded: boolean, items: Array<{ _id: string, createdAt: string, lastSeenAt: string, current: boolean }> } };

export type EndOtherSessionsMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type EndOtherSessionsMutation = { endMySessions: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';

export const GetOwnAccountDocument: Operation<GetOwnAccountQuery, GetOwnAccountQueryVariables> = {"kind":"query","name":"GetOwnAccount","fields":["getSession"],"text":"query GetOwnAccount{getSession{pendingEmail firstPage user{_id email fullname role company phone sites{_id code name timeZone}group{_id name}}}}"};
export const UpdateProfileDocument: Operation<UpdateProfileMutation, UpdateProfileMutationVariables> = {"kind":"mutation","name":"UpdateProfile","fields":["updateProfile"],"text":"mutation UpdateProfile($data:UpdateProfileInput!){updateProfile(data:$data){success code message item{_id email fullname phone}}}"};
export const ChangePasswordDocument: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {"kind":"mutation","name":"ChangePassword","fields":["changePassword"],"text":"mutation ChangePassword($oldPassword:String!$newPassword:String!){changePassword(oldPassword:$oldPassword newPassword:$newPassword){success code message}}"};
export const GetOwnSessionsDocument: Operation<GetOwnSessionsQuery, GetOwnSessionsQueryVariables> = {"kind":"query","name":"GetOwnSessions","fields":["getMySessions"],"text":"query GetOwnSessions{getMySessions{passwordNeeded items{_id createdAt lastSeenAt current}}}"};
export const EndOtherSessionsDocument: Operation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = {"kind":"mutation","name":"EndOtherSessions","fields":["endMySessions"],"text":"mutation EndOtherSessions($password:String){endMySessions(password:$password){success code message}}"};
