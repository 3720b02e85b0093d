// Generated from the fragments.graphql of features by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AccountAction } from '@eptw/domain/user/account-actions';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { PermitAction } from '@eptw/domain/permit/actions';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { QueueGroup } from '@eptw/domain/permit/work-queue';
import type { Role } from '@eptw/domain/user/role';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import type { TemplateSections } from '@eptw/domain/template/model/template';
export type AreaStopKind =
  | 'alarm'
  | 'drill'
  | 'evacuation'
  | 'fire'
  | 'gas'
  | 'other'
  | 'powerCut'
  | 'weather';

export type AreaStopFactsFragment = { _id: string, site: string, siteName: string, timeZone: string, kind: AreaStopKind, reason: string, setBy: string, setAt: string, mustered: boolean };

export type PermitRowFactsFragment = { _id: string, code: string, permitCode: string, title: string, status: PermitStatus, statusLabel: string, condition: WorkCondition | null, conditionLabel: string | null, reason: string | null, workDescription: string, place: string, contractor: string, createdAt: string, startDate: string | null, endDate: string | null, due: boolean, lapsedAt: string | null, highRisk: Array<string>, attachedForms: Array<string>, waitingSince: string | null, queueGroup: QueueGroup | null, version: number, actions: Array<PermitAction>, parentPermit: { _id: string, code: string } | null, areaStop: AreaStopFactsFragment | null, discipline: { _id: string, code: string }, site: { _id: string, code: string, name: string, timeZone: string }, hostSystemOwner: { _id: string, fullname: string, email: string }, submittedBy: { _id: string, fullname: string, email: string } };

export type FormTemplateFactsFragment = { _id: string, code: string, title: string, version: number, sections: TemplateSections };

export type AdministeredUserFactsFragment = { _id: string, fullname: string, email: string, pendingEmail: string | null, emailVerified: boolean, role: Role, status: AccountStatus, company: string, phone: string, version: number, createdAt: string, actions: Array<AccountAction>, refusal: string | null, sites: Array<{ _id: string, code: string, name: string }>, group: Array<{ _id: string, name: string }> };

