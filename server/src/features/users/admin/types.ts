import type { AccountAction } from '@eptw/domain/user/account-actions';
import { definePayloadType, defineListType } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { accountActionEnum, accountStatusEnum, roleEnum } from '../../../graphql/enums.ts';
import { groupReferenceType, type User } from '../types.ts';
import { siteType } from '../../sites/types.ts';

/** An account as its administrators see it. */
export interface ManagedUser extends User {
  version: number;
  emailVerified: boolean;
  /** The address that replaces the current one once it is verified. */
  pendingEmail: string | null;
  createdAt: Date;
  actions: AccountAction[];
  /** Why the viewer can only view it. */
  refusal: string | null;
}

const managedUserType = builder.objectRef<ManagedUser>('AdministeredUser').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    fullname: t.exposeString('fullname'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: roleEnum }),
    status: t.expose('status', { type: accountStatusEnum }),
    company: t.exposeString('company'),
    phone: t.exposeString('phone'),
    sites: t.field({ type: [siteType], resolve: (user) => user.sites }),
    group: t.field({ type: [groupReferenceType], resolve: (user) => user.group }),
    version: t.exposeInt('version', { description: 'Send it with a change; an outdated one is refused.' }),
    emailVerified: t.exposeBoolean('emailVerified'),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: 'A new address that is not verified yet.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    actions: t.expose('actions', {
      type: [accountActionEnum],
      description: 'What the viewer can do with the account now.',
    }),
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why the viewer can only view it.' }),
  }),
});

export const administeredUserPayload = definePayloadType('UserAnswer', 'user', managedUserType);
export const managedUserList = defineListType('AdministeredUserList', managedUserType);
