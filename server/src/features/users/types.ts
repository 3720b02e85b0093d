import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import { defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { accountStatusEnum, roleEnum } from '../../graphql/enums.ts';
import { siteType, type Site } from '../sites/types.ts';

/** A user as others see them beside a permit or in a group. */
export interface Person {
  _id: string;
  fullname: string;
  email: string;
  role: Role;
  company: string;
}

export const personType = builder.objectRef<Person>('Person').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    fullname: t.exposeString('fullname'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: roleEnum }),
    company: t.exposeString('company'),
  }),
});

/** A group in a user's details. */
export interface GroupReference {
  _id: string;
  name: string;
}

export const groupReferenceType = builder.objectRef<GroupReference>('GroupReference').implement({
  fields: (t) => ({ _id: t.exposeID('_id'), name: t.exposeString('name') }),
});

/** An account. */
export interface User extends Person {
  status: AccountStatus;
  /** Empty if the viewer may only see names and e-mail addresses. */
  phone: string;
  sites: Site[];
  group: GroupReference[];
}

/** What the one option of a list of users stands for; empty where it keeps everybody. */
export interface OptionFilter {
  role?: Role;
  status?: AccountStatus;
  siteId?: string;
  groupId?: string;
}

/** The description of the argument that it is sent as. */
export const filterOptionDescription =
  "A role, a status, the code of a site, or the id or name of an MT group; 'All' for everyone.";

export const userType = builder.objectRef<User>('User').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    fullname: t.exposeString('fullname'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: roleEnum }),
    company: t.exposeString('company'),
    status: t.expose('status', { type: accountStatusEnum }),
    phone: t.exposeString('phone'),
    sites: t.field({ type: [siteType], resolve: (user) => user.sites }),
    group: t.field({ type: [groupReferenceType], resolve: (user) => user.group }),
  }),
});

export const userList = defineListType('UserList', userType);
