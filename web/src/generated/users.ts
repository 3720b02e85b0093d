// Generated from features/users/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Role } from '@eptw/domain/user/role';
export type StaffMemberFragment = { _id: string, fullname: string, email: string, role: Role, sites: Array<{ _id: string, code: string }> };

export type GetStaffQueryVariables = Exact<{
  searchText?: string | null | undefined;
}>;


export type GetStaffQuery = { getAllMicronUsers: { count: number, items: Array<StaffMemberFragment> } };

export type AccountsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AccountsChangedSubscription = { accountsChanged: boolean };

import type { Operation } from '../lib/api/operation.ts';
export const GetStaffDocument: Operation<GetStaffQuery, GetStaffQueryVariables> = {"kind":"query","name":"GetStaff","fields":["getAllMicronUsers"],"text":"query GetStaff($searchText:String){getAllMicronUsers(limit:1000 offset:0 searchText:$searchText){count items{...StaffMember}}}fragment StaffMember on User{_id fullname email role sites{_id code}}"};
export const AccountsChangedDocument: Operation<AccountsChangedSubscription, AccountsChangedSubscriptionVariables> = {"kind":"subscription","name":"AccountsChanged","fields":["accountsChanged"],"text":"subscription AccountsChanged{accountsChanged}"};
