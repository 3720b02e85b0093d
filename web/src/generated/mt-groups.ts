// Generated from features/mt-groups/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ResponseCode } from '@eptw/domain/response-code';
export type AddUsersToMtGroupInput = {
  /** Ids of the users to add. */
  members: Array<string>;
};

export type CreateGroupInput = {
  /** Ids of approved users with the role MTGroup at the site. */
  members?: Array<string> | null | undefined;
  name: string;
  /** A boolean; 'true', 'Yes' and 1 count as true, anything else as false. */
  permitCloser?: unknown;
  site: string;
};

/** Omitted fields stay unchanged. */
export type UpdateGroupInput = {
  name?: string | null | undefined;
  /** A boolean; 'true', 'Yes' and 1 count as true, anything else as false. */
  permitCloser?: unknown;
  /** Cannot be changed once permits use the group. */
  site?: string | null | undefined;
};

export type GroupFactsFragment = { _id: string, name: string, permitCloser: boolean, site: { _id: string, code: string, name: string }, members: Array<{ _id: string, fullname: string }> };

export type ManagedGroupFactsFragment = { _id: string, name: string, permitCloser: boolean, siteLocked: boolean, site: { _id: string, code: string, name: string }, members: Array<{ _id: string, fullname: string, email: string }> };

export type GetGroupsPageQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchText?: string | null | undefined;
  sites?: Array<string> | string | null | undefined;
  own?: boolean | null | undefined;
}>;


export type GetGroupsPageQuery = { getUserGroups: { count: number, items: Array<GroupFactsFragment> } };

export type GetMtGroupByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetMtGroupByIdQuery = { getMTGroupById: { success: boolean, message: string, item: ManagedGroupFactsFragment | null } };

export type GetMtGroupUsersQueryVariables = Exact<{
  filterOption?: string | null | undefined;
  site?: string | null | undefined;
}>;


export type GetMtGroupUsersQuery = { getMTGroupUsers: { count: number, items: Array<{ _id: string, fullname: string, email: string }> } };

export type CreateGroupMutationVariables = Exact<{
  data: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { success: boolean, code: ResponseCode, message: string } };

export type UpdateGroupMutationVariables = Exact<{
  id: string;
  data: UpdateGroupInput;
}>;


export type UpdateGroupMutation = { updateGroup: { success: boolean, code: ResponseCode, message: string, item: ManagedGroupFactsFragment | null } };

export type DeleteGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGroupMutation = { deleteGroup: { success: boolean, code: ResponseCode, message: string } };

export type AddUsersToMtGroupMutationVariables = Exact<{
  id: string;
  data: AddUsersToMtGroupInput;
}>;


export type AddUsersToMtGroupMutation = { addUsersToMTGroup: { success: boolean, code: ResponseCode, message: string, item: ManagedGroupFactsFragment | null } };

export type RemoveUsersToMtGroupMutationVariables = Exact<{
  id: string;
  userid?: string | null | undefined;
}>;


export type RemoveUsersToMtGroupMutation = { removeUsersToMTGroup: { success: boolean, code: ResponseCode, message: string, item: ManagedGroupFactsFragment | null } };

import type { Operation } from '../lib/api/operation.ts';
export const GetGroupsPageDocument: Operation<GetGroupsPageQuery, GetGroupsPageQueryVariables> = {"kind":"query","name":"GetGroupsPage","fields":["getUserGroups"],"text":"query GetGroupsPage($limit:Int$offset:Int$searchText:String$sites:[ID!]$own:Boolean){getUserGroups(limit:$limit offset:$offset searchText:$searchText sites:$sites own:$own){count items{...GroupFacts}}}fragment GroupFacts on Group{_id name permitCloser site{_id code name}members{_id fullname}}"};
export const GetMtGroupByIdDocument: Operation<GetMtGroupByIdQuery, GetMtGroupByIdQueryVariables> = {"kind":"query","name":"GetMTGroupById","fields":["getMTGroupById"],"text":"query GetMTGroupById($id:ID!){getMTGroupById(id:$id){success message item{...ManagedGroupFacts}}}fragment ManagedGroupFacts on KeptGroup{_id name permitCloser siteLocked site{_id code name}members{_id fullname email}}"};
export const GetMtGroupUsersDocument: Operation<GetMtGroupUsersQuery, GetMtGroupUsersQueryVariables> = {"kind":"query","name":"GetMTGroupUsers","fields":["getMTGroupUsers"],"text":"query GetMTGroupUsers($filterOption:String$site:ID){getMTGroupUsers(limit:1000 offset:0 filterOption:$filterOption site:$site){count items{_id fullname email}}}"};
export const CreateGroupDocument: Operation<CreateGroupMutation, CreateGroupMutationVariables> = {"kind":"mutation","name":"CreateGroup","fields":["createGroup"],"text":"mutation CreateGroup($data:CreateGroupInput!){createGroup(data:$data){success code message}}"};
export const UpdateGroupDocument: Operation<UpdateGroupMutation, UpdateGroupMutationVariables> = {"kind":"mutation","name":"UpdateGroup","fields":["updateGroup"],"text":"mutation UpdateGroup($id:ID!$data:UpdateGroupInput!){updateGroup(id:$id data:$data){success code message item{...ManagedGroupFacts}}}fragment ManagedGroupFacts on KeptGroup{_id name permitCloser siteLocked site{_id code name}members{_id fullname email}}"};
export const DeleteGroupDocument: Operation<DeleteGroupMutation, DeleteGroupMutationVariables> = {"kind":"mutation","name":"DeleteGroup","fields":["deleteGroup"],"text":"mutation DeleteGroup($id:ID!){deleteGroup(id:$id){success code message}}"};
export const AddUsersToMtGroupDocument: Operation<AddUsersToMtGroupMutation, AddUsersToMtGroupMutationVariables> = {"kind":"mutation","name":"AddUsersToMTGroup","fields":["addUsersToMTGroup"],"text":"mutation AddUsersToMTGroup($id:ID!$data:AddUsersToMTGroupInput!){addUsersToMTGroup(id:$id data:$data){success code message item{...ManagedGroupFacts}}}fragment ManagedGroupFacts on KeptGroup{_id name permitCloser siteLocked site{_id code name}members{_id fullname email}}"};
export const RemoveUsersToMtGroupDocument: Operation<RemoveUsersToMtGroupMutation, RemoveUsersToMtGroupMutationVariables> = {"kind":"mutation","name":"RemoveUsersToMTGroup","fields":["removeUsersToMTGroup"],"text":"mutation RemoveUsersToMTGroup($id:ID!$userid:ID){removeUsersToMTGroup(id:$id userid:$userid){success code message item{...ManagedGroupFacts}}}fragment ManagedGroupFacts on KeptGroup{_id name permitCloser siteLocked site{_id code name}members{_id fullname email}}"};
