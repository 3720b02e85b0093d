// Generated from features/permits/subscriptions/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { RecordedAction } from '@eptw/domain/permit/actions';
export type DraftsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DraftsChangedSubscription = { draftsChanged: boolean };

export type AnyPermitChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnyPermitChangedSubscription = { permitChanged: { _id: string, code: string, status: PermitStatus, version: number, by: string, action: RecordedAction, at: string } };

import type { Operation } from '../../lib/api/operation.ts';

export const DraftsChangedDocument: Operation<DraftsChangedSubscription, DraftsChangedSubscriptionVariables> = {"kind":"subscription","name":"DraftsChanged","fields":["draftsChanged"],"text":"subscription DraftsChanged{draftsChanged}"};
export const AnyPermitChangedDocument: Operation<AnyPermitChangedSubscription, AnyPermitChangedSubscriptionVariables> = {"kind":"subscription","name":"AnyPermitChanged","fields":["permitChanged"],"text":"subscription AnyPermitChanged{permitChanged{_id code status version by action at}}"};
