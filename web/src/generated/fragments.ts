// Generated from the fragments.graphql of features by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AccountAction } from '@eptw/domain/user/account-actions';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import type { TemplateSections } from '@eptw/domain/template/template';
export type FormTemplateFactsFragment = { _id: string, code: string, title: string, version: number, sections: TemplateSections };

export type AdministeredUserFactsFragment = { _id: string, fullname: string, email: string, pendingEmail: string | null, emailVerified: boolean, role: Role, status: AccountStatus, company: string, phone: string, version: number, createdAt: string, actions: Array<AccountAction>, refusal: string | null, sites: Array<{ _id: string, code: string, name: string }>, group: Array<{ _id: string, name: string }> };

