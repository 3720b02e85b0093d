// Generated from features/sessions/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
import type { Role } from '@eptw/domain/user/role';
import type { SignInProblem } from '@eptw/domain/user/sign-in';
export type RegisterInput = {
  /** Checked by the administrator who approves the account. */
  company?: string | null | undefined;
  email: string;
  fullname: string;
  password: string;
  site: string;
};

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login: { success: boolean, code: ResponseCode, message: string, problem: SignInProblem | null, token: string | null, staff: boolean, firstPage: string | null, user: { _id: string, email: string, fullname: string, role: Role, company: string } | null } };

export type SsoLoginMutationVariables = Exact<{
  email: string;
}>;


export type SsoLoginMutation = { ssoLogin: { success: boolean, code: ResponseCode, message: string, token: string | null, staff: boolean, firstPage: string | null, user: { _id: string, email: string, fullname: string, role: Role, company: string } | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean, code: ResponseCode, message: string } };

export type GetSignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSignInOptionsQuery = { getSignInOptions: { singleSignOn: boolean, passwordLength: number, hostName: string, quota: { enabled: boolean, pendingClosureLimit: number, unclosedLimit: number } } };

export type GetSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSessionQuery = { getSession: { staff: boolean, firstPage: string | null, timerCount: number, hostName: string, feedbackUrl: string | null, permitCloser: boolean, user: { _id: string, email: string, fullname: string, role: Role, company: string, sites: Array<{ _id: string, code: string, name: string, timeZone: string }> } } };

export type GetMenuCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMenuCountsQuery = { getMenuCounts: { permits: number | null, myPermits: number | null, pendingMyApproval: number | null, pendingApproval: number | null, forMyAction: number | null, pendingCloseCancel: number | null, certificatesToVerify: number | null, approvedByMe: number | null, lifeSupport: number | null, childPermits: number | null, myChildPermits: number | null, childPermitsPendingMyApproval: number | null, lifeSupportChildPermits: number | null, drafts: number | null, accountsToApprove: number | null } };

export type GetSitesToJoinQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSitesToJoinQuery = { getSites: { items: Array<{ _id: string, code: string, name: string }> } };

export type RegisterMutationVariables = Exact<{
  data: RegisterInput;
}>;


export type RegisterMutation = { register: { success: boolean, code: ResponseCode, message: string } };

export type VerifyEmailMutationVariables = Exact<{
  securityCode: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { success: boolean, code: ResponseCode, message: string, requirePassword: boolean, securityCode: string | null } };

export type BlockEmailChangeMutationVariables = Exact<{
  securityCode: string;
}>;


export type BlockEmailChangeMutation = { blockEmailChange: { success: boolean, code: ResponseCode, message: string } };

export type UserGetVerificationLinkMutationVariables = Exact<{
  email: string;
}>;


export type UserGetVerificationLinkMutation = { userGetVerificationLink: { success: boolean, code: ResponseCode, message: string } };

export type ForgetPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgetPasswordMutation = { forgetPassword: { success: boolean, code: ResponseCode, message: string } };

export type ResetPasswordMutationVariables = Exact<{
  newPassword: string;
  securityCode: string;
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../lib/api/operation.ts';

export const LoginDocument: Operation<LoginMutation, LoginMutationVariables> = {"kind":"mutation","name":"Login","fields":["login"],"text":"mutation Login($email:String!$password:String!){login(email:$email password:$password){success code message problem token staff firstPage user{_id email fullname role company}}}"};
export const SsoLoginDocument: Operation<SsoLoginMutation, SsoLoginMutationVariables> = {"kind":"mutation","name":"SsoLogin","fields":["ssoLogin"],"text":"mutation SsoLogin($email:String!){ssoLogin(email:$email){success code message token staff firstPage user{_id email fullname role company}}}"};
export const LogoutDocument: Operation<LogoutMutation, LogoutMutationVariables> = {"kind":"mutation","name":"Logout","fields":["logout"],"text":"mutation Logout{logout{success code message}}"};
export const GetSignInOptionsDocument: Operation<GetSignInOptionsQuery, GetSignInOptionsQueryVariables> = {"kind":"query","name":"GetSignInOptions","fields":["getSignInOptions"],"text":"query GetSignInOptions{getSignInOptions{singleSignOn passwordLength quota{enabled pendingClosureLimit unclosedLimit}hostName}}"};
export const GetSessionDocument: Operation<GetSessionQuery, GetSessionQueryVariables> = {"kind":"query","name":"GetSession","fields":["getSession"],"text":"query GetSession{getSession{user{_id email fullname role company sites{_id code name timeZone}}staff firstPage timerCount hostName feedbackUrl permitCloser}}"};
export const GetMenuCountsDocument: Operation<GetMenuCountsQuery, GetMenuCountsQueryVariables> = {"kind":"query","name":"GetMenuCounts","fields":["getMenuCounts"],"text":"query GetMenuCounts{getMenuCounts{permits myPermits pendingMyApproval pendingApproval forMyAction pendingCloseCancel certificatesToVerify approvedByMe lifeSupport childPermits myChildPermits childPermitsPendingMyApproval lifeSupportChildPermits drafts accountsToApprove}}"};
export const GetSitesToJoinDocument: Operation<GetSitesToJoinQuery, GetSitesToJoinQueryVariables> = {"kind":"query","name":"GetSitesToJoin","fields":["getSites"],"text":"query GetSitesToJoin{getSites(limit:100){items{_id code name}}}"};
export const RegisterDocument: Operation<RegisterMutation, RegisterMutationVariables> = {"kind":"mutation","name":"Register","fields":["register"],"text":"mutation Register($data:RegisterInput!){register(data:$data){success code message}}"};
export const VerifyEmailDocument: Operation<VerifyEmailMutation, VerifyEmailMutationVariables> = {"kind":"mutation","name":"VerifyEmail","fields":["verifyEmail"],"text":"mutation VerifyEmail($securityCode:String!){verifyEmail(securityCode:$securityCode){success code message requirePassword securityCode}}"};
export const BlockEmailChangeDocument: Operation<BlockEmailChangeMutation, BlockEmailChangeMutationVariables> = {"kind":"mutation","name":"BlockEmailChange","fields":["blockEmailChange"],"text":"mutation BlockEmailChange($securityCode:String!){blockEmailChange(securityCode:$securityCode){success code message}}"};
export const UserGetVerificationLinkDocument: Operation<UserGetVerificationLinkMutation, UserGetVerificationLinkMutationVariables> = {"kind":"mutation","name":"UserGetVerificationLink","fields":["userGetVerificationLink"],"text":"mutation UserGetVerificationLink($email:String!){userGetVerificationLink(email:$email){success code message}}"};
export const ForgetPasswordDocument: Operation<ForgetPasswordMutation, ForgetPasswordMutationVariables> = {"kind":"mutation","name":"ForgetPassword","fields":["forgetPassword"],"text":"mutation ForgetPassword($email:String!){forgetPassword(email:$email){success code message}}"};
export const ResetPasswordDocument: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> = {"kind":"mutation","name":"ResetPassword","fields":["resetPassword"],"text":"mutation ResetPassword($newPassword:String!$securityCode:String!){resetPassword(newPassword:$newPassword securityCode:$securityCode){success code message}}"};
