// Generated from features/users/admin/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AdministeredUserFactsFragment } from '../fragments.ts';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { Role } from '@eptw/domain/user/role';
export type CreateUserInput = {
  company?: string | null | undefined;
  email: string;
  fullname: string;
  /** Only for users with the role MTGroup. */
  group?: Array<string> | null | undefined;
  phone?: string | null | undefined;
  role: string;
  site: Array<string>;
};

/** Fields to change; omitted fields stay unchanged. */
export type UpdateUserInput = {
  company?: string | null | undefined;
  email?: string | null | undefined;
  fullname?: string | null | undefined;
  group?: Array<string> | null | undefined;
  phone?: string | null | undefined;
  role?: string | null | undefined;
  site?: Array<string> | null | undefined;
  /** Approved, or Pending to suspend the account. */
  status?: string | null | undefined;
};

export type GetUsersQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchText?: string | null | undefined;
  roles?: Array<string> | string | null | undefined;
  statuses?: Array<string> | string | null | undefined;
  sites?: Array<string> | string | null | undefined;
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}>;


export type GetUsersQuery = { getUsers: { count: number, items: Array<AdministeredUserFactsFragment> } };

export type GetUserQueryVariables = Exact<{
  id: string;
}>;


export type GetUserQuery = { getUser: { success: boolean, code: ResponseCode, message: string, item: AdministeredUserFactsFragment | null } };

export type GetUserChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUserChoicesQuery = { getSession: { user: { _id: string, role: Role, sites: Array<{ _id: string }> } }, getSites: { items: Array<{ _id: string, code: string, name: string }> }, getAllMTGroups: { items: Array<{ _id: string, name: string, site: { _id: string } }> } };

export type GetCompaniesQueryVariables = Exact<{
  searchText?: string | null | undefined;
}>;


export type GetCompaniesQuery = { getCompanies: Array<string> };

export type CreateUserMutationVariables = Exact<{
  data: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { success: boolean, code: ResponseCode, message: string } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  data: UpdateUserInput;
  version?: number | null | undefined;
}>;


export type UpdateUserMutation = { updateUser: { success: boolean, code: ResponseCode, message: string, item: AdministeredUserFactsFragment | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { deleteUser: { success: boolean, code: ResponseCode, message: string } };

export type ResetPasswordByAdminMutationVariables = Exact<{
  userId: string;
}>;


export type ResetPasswordByAdminMutation = { resetPasswordByAdmin: { success: boolean, code: ResponseCode, message: string } };

import type { Operation } from '../../lib/api/operation.ts';
export const GetUsersDocument: Operation<GetUsersQuery, GetUsersQueryVariables> = {"kind":"query","name":"GetUsers","fields":["getUsers"],"text":"query GetUsers($limit:Int$offset:Int$searchText:String$roles:[String!]$statuses:[String!]$sites:[String!]$sortBy:String$sortOrder:String){getUsers(limit:$limit offset:$offset searchText:$searchText roles:$roles statuses:$statuses sites:$sites sortBy:$sortBy sortOrder:$sortOrder){count items{...AdministeredUserFacts}}}fragment AdministeredUserFacts on AdministeredUser{_id fullname email pendingEmail emailVerified role status company phone version createdAt actions refusal sites{_id code name}group{_id name}}"};
export const GetUserDocument: Operation<GetUserQuery, GetUserQueryVariables> = {"kind":"query","name":"GetUser","fields":["getUser"],"text":"query GetUser($id:ID!){getUser(id:$id){success code message item{...AdministeredUserFacts}}}fragment AdministeredUserFacts on AdministeredUser{_id fullname email pendingEmail emailVerified role status company phone version createdAt actions refusal sites{_id code name}group{_id name}}"};
export const GetUserChoicesDocument: Operation<GetUserChoicesQuery, GetUserChoicesQueryVariables> = {"kind":"query","name":"GetUserChoices","fields":["getSession","getSites","getAllMTGroups"],"text":"query GetUserChoices{getSession{user{_id role sites{_id}}}getSites(limit:1000){items{_id code name}}getAllMTGroups(limit:1000){items{_id name site{_id}}}}"};
export const GetCompaniesDocument: Operation<GetCompaniesQuery, GetCompaniesQueryVariables> = {"kind":"query","name":"GetCompanies","fields":["getCompanies"],"text":"query GetCompanies($searchText:String){getCompanies(searchText:$searchText)}"};
export const CreateUserDocument: Operation<CreateUserMutation, CreateUserMutationVariables> = {"kind":"mutation","name":"CreateUser","fields":["createUser"],"text":"mutation CreateUser($data:CreateUserInput!){createUser(data:$data){success code message}}"};
export const UpdateUserDocument: Operation<UpdateUserMutation, UpdateUserMutationVariables> = {"kind":"mutation","name":"UpdateUser","fields":["updateUser"],"text":"mutation UpdateUser($id:ID!$data:UpdateUserInput!$version:Int){updateUser(id:$id data:$data version:$version){success code message item{...AdministeredUserFacts}}}fragment AdministeredUserFacts on AdministeredUser{_id fullname email pendingEmail emailVerified role status company phone version createdAt actions refusal sites{_id code name}group{_id name}}"};
export const DeleteUserDocument: Operation<DeleteUserMutation, DeleteUserMutationVariables> = {"kind":"mutation","name":"DeleteUser","fields":["deleteUser"],"text":"mutation DeleteUser($id:ID!){deleteUser(id:$id){success code message}}"};
export const ResetPasswordByAdminDocument: Operation<ResetPasswordByAdminMutation, ResetPasswordByAdminMutationVariables> = {"kind":"mutation","name":"ResetPasswordByAdmin","fields":["resetPasswordByAdmin"],"text":"mutation ResetPasswordByAdmin($userId:ID!){resetPasswordByAdmin(userId:$userId){success code message}}"};
