// Generated from features/sign-on-page/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import type { HazardSign } from '@eptw/domain/safety-sign/safety-signs';
import type { JobRole } from '@eptw/domain/role/job-role';
import type { ProtectionSign } from '@eptw/domain/safety-sign/safety-signs';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { SignOnNote } from '@eptw/domain/work/sign-on/sign-on-notes';
import type { SignOnProblemKey } from '@eptw/domain/work/sign-on/sign-on-problem';
import type { StopKind as StopReason } from '@eptw/domain/work/log/stop-kinds';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
export type AreaStopKind =
  | 'alarm'
  | 'drill'
  | 'evacuation'
  | 'fire'
  | 'gas'
  | 'other'
  | 'powerCut'
  | 'weather';

export type EntryDirection =
  | 'in'
  | 'out';

export type StandstillReason =
  | 'areaStop'
  | 'cancellation'
  | 'certificate'
  | 'checkFailed'
  | 'checkMissed'
  | 'entryRefused'
  | 'holder'
  | 'parent'
  | 'parentDanger'
  | 'parentPause'
  | 'paused'
  | 'recall'
  | 'revalidationMissed'
  | 'review'
  | 'roleLost'
  | 'stopped';

export type ProblemFieldsFragment = { key: SignOnProblemKey, condition: WorkCondition | null, certificate: CertificateKind | null, endedOn: string | null, text: string | null, count: number | null, role: JobRole | null, other: JobRole | null, range: string | null, takenAt: string | null };

export type CheckFieldsFragment = { series: string, title: string, takenAt: string | null, passed: boolean | null, dueAt: string | null };

export type PersonFieldsFragment = { worker: string | null, name: string, stranger: boolean, since: string | null };

export type SignOnAnswerFieldsFragment = { success: boolean, code: ResponseCode, message: string, deviceKey: string | null, problem: ProblemFieldsFragment | null, roleQuestion: { name: string, options: Array<{ roles: Array<JobRole>, isMissing: boolean }>, hindrances: Array<ProblemFieldsFragment> } | null, leavingQuestion: { name: string, isInside: boolean, rolesLost: Array<JobRole>, leavesTooFew: boolean, othersInside: Array<string> } | null, recordedCheck: { passed: boolean, news: string } | null, item: { code: string, permitPath: string, siteName: string, timeZone: string, now: string, workDescription: string, place: string, holder: string, holderPhone: string, emergencyPhone: string, condition: WorkCondition | null, label: string, startsAt: string | null, liveUntil: string | null, expiresAt: string | null, fireWatchUntil: string | null, nobodyWatches: boolean, suspendedAt: string | null, signedOn: number, notes: Array<SignOnNote>, mayBeStopped: boolean, inside: number | null, standstill: { why: StandstillReason, kind: StopReason | null, check: string, words: string, role: JobRole | null, isDanger: boolean } | null, areaStop: { kind: AreaStopKind, reason: string, since: string, toAssemblyPoint: boolean } | null, closedBy: ProblemFieldsFragment | null, gasTests: Array<CheckFieldsFragment>, worker: { name: string, since: string, roles: Array<JobRole>, insideSince: string | null, goesInside: boolean, recordsOthers: boolean, rolesLost: Array<JobRole>, leavesTooFew: boolean, staysOutBecause: ProblemFieldsFragment | null, checks: Array<(
        { needsInstrument: boolean, readings: Array<{ name: string, label: string, unit: string, from: number | null, to: number | null, below: number | null, rangeFrom: number | null, rangeTo: number | null }> }
        & CheckFieldsFragment
      )> } | null, people: { inside: Array<PersonFieldsFragment>, outside: Array<PersonFieldsFragment>, reachable: Array<{ name: string, phone: string, roles: Array<JobRole> }> } | null } | null };

export type GetSignOnPageQueryVariables = Exact<{
  token: string;
  deviceKey?: string | null | undefined;
}>;


export type GetSignOnPageQuery = { getSignOnPage: SignOnAnswerFieldsFragment };

export type GetWorkSignsQueryVariables = Exact<{
  token: string;
}>;


export type GetWorkSignsQuery = { getSignOnPage: { item: { signs: { hazards: Array<{ sign: HazardSign | null, text: string }>, protection: Array<{ sign: ProtectionSign | null, text: string }> } } | null } };

export type SignOnHereMutationVariables = Exact<{
  token: string;
  passNumber: string;
  pin: string;
  roles?: Array<JobRole> | JobRole | null | undefined;
}>;


export type SignOnHereMutation = { signOnHere: SignOnAnswerFieldsFragment };

export type SignOffHereMutationVariables = Exact<{
  token: string;
  deviceKey?: string | null | undefined;
  deviceKeys?: Array<string> | string | null | undefined;
  passNumber?: string | null | undefined;
  pin?: string | null | undefined;
  hasComeOut?: boolean | null | undefined;
  allTheSame?: boolean | null | undefined;
  deviceTime?: string | null | undefined;
}>;


export type SignOffHereMutation = { signOffHere: SignOnAnswerFieldsFragment };

export type RecordEntryHereMutationVariables = Exact<{
  token: string;
  deviceKey?: string | null | undefined;
  direction: EntryDirection;
  worker?: string | null | undefined;
  rescuer?: string | null | undefined;
  allTheSame?: boolean | null | undefined;
  takesBack?: boolean | null | undefined;
  deviceTime?: string | null | undefined;
}>;


export type RecordEntryHereMutation = { recordEntryHere: SignOnAnswerFieldsFragment };

export type RecordCheckHereMutationVariables = Exact<{
  token: string;
  deviceKey?: string | null | undefined;
  series: string;
  values?: unknown;
  overRange?: Array<string> | string | null | undefined;
  passed?: boolean | null | undefined;
  note?: string | null | undefined;
  instrument?: string | null | undefined;
  calibratedOn?: string | null | undefined;
  deviceTime?: string | null | undefined;
}>;


export type RecordCheckHereMutation = { recordCheckHere: SignOnAnswerFieldsFragment };

export type StopWorkHereMutationVariables = Exact<{
  token: string;
  deviceKey?: string | null | undefined;
  passNumber?: string | null | undefined;
  reason: StopReason;
  note?: string | null | undefined;
  deviceTime?: string | null | undefined;
}>;


export type StopWorkHereMutation = { stopWorkHere: SignOnAnswerFieldsFragment };

import type { Operation } from '../lib/api/operation.ts';
export const GetSignOnPageDocument: Operation<GetSignOnPageQuery, GetSignOnPageQueryVariables> = {"kind":"query","name":"GetSignOnPage","fields":["getSignOnPage"],"text":"query GetSignOnPage($token:String!$deviceKey:String){getSignOnPage(token:$token deviceKey:$deviceKey){...SignOnAnswerFields}}fragment ProblemFields on SignOnProblem{key condition certificate endedOn text count role other range takenAt}fragment CheckFields on CheckHere{series title takenAt passed dueAt}fragment PersonFields on PersonAtSpace{worker name stranger since}fragment SignOnAnswerFields on SignOnAnswer{success code message deviceKey problem{...ProblemFields}roleQuestion{name options{roles isMissing}hindrances{...ProblemFields}}leavingQuestion{name isInside rolesLost leavesTooFew othersInside}recordedCheck{passed news}item{code permitPath siteName timeZone now workDescription place holder holderPhone emergencyPhone condition label startsAt liveUntil expiresAt fireWatchUntil nobodyWatches suspendedAt standstill{why kind check words role isDanger}areaStop{kind reason since toAssemblyPoint}signedOn notes closedBy{...ProblemFields}mayBeStopped inside gasTests{...CheckFields}worker{name since roles insideSince goesInside staysOutBecause{...ProblemFields}recordsOthers rolesLost leavesTooFew checks{...CheckFields needsInstrument readings{name label unit from to below rangeFrom rangeTo}}}people{inside{...PersonFields}outside{...PersonFields}reachable{name phone roles}}}}"};
export const GetWorkSignsDocument: Operation<GetWorkSignsQuery, GetWorkSignsQueryVariables> = {"kind":"query","name":"GetWorkSigns","fields":["getSignOnPage"],"text":"query GetWorkSigns($token:String!){getSignOnPage(token:$token){item{signs{hazards{sign text}protection{sign text}}}}}"};
export const SignOnHereDocument: Operation<SignOnHereMutation, SignOnHereMutationVariables> = {"kind":"mutation","name":"SignOnHere","fields":["signOnHere"],"text":"mutation SignOnHere($token:String!$passNumber:String!$pin:String!$roles:[JobRole!]){signOnHere(token:$token passNumber:$passNumber pin:$pin roles:$roles){...SignOnAnswerFields}}fragment ProblemFields on SignOnProblem{key condition certificate endedOn text count role other range takenAt}fragment CheckFields on CheckHere{series title takenAt passed dueAt}fragment PersonFields on PersonAtSpace{worker name stranger since}fragment SignOnAnswerFields on SignOnAnswer{success code message deviceKey problem{...ProblemFields}roleQuestion{name options{roles isMissing}hindrances{...ProblemFields}}leavingQuestion{name isInside rolesLost leavesTooFew othersInside}recordedCheck{passed news}item{code permitPath siteName timeZone now workDescription place holder holderPhone emergencyPhone condition label startsAt liveUntil expiresAt fireWatchUntil nobodyWatches suspendedAt standstill{why kind check words role isDanger}areaStop{kind reason since toAssemblyPoint}signedOn notes closedBy{...ProblemFields}mayBeStopped inside gasTests{...CheckFields}worker{name since roles insideSince goesInside staysOutBecause{...ProblemFields}recordsOthers rolesLost leavesTooFew checks{...CheckFields needsInstrument readings{name label unit from to below rangeFrom rangeTo}}}people{inside{...PersonFields}outside{...PersonFields}reachable{name phone roles}}}}"};
export const SignOffHereDocument: Operation<SignOffHereMutation, SignOffHereMutationVariables> = {"kind":"mutation","name":"SignOffHere","fields":["signOffHere"],"text":"mutation SignOffHere($token:String!$deviceKey:String$deviceKeys:[String!]$passNumber:String$pin:String$hasComeOut:Boolean$allTheSame:Boolean$deviceTime:String){signOffHere(token:$token deviceKey:$deviceKey deviceKeys:$deviceKeys passNumber:$passNumber pin:$pin hasComeOut:$hasComeOut allTheSame:$allTheSame deviceTime:$deviceTime){...SignOnAnswerFields}}fragment ProblemFields on SignOnProblem{key condition certificate endedOn text count role other range takenAt}fragment CheckFields on CheckHere{series title takenAt passed dueAt}fragment PersonFields on PersonAtSpace{worker name stranger since}fragment SignOnAnswerFields on SignOnAnswer{success code message deviceKey problem{...ProblemFields}roleQuestion{name options{roles isMissing}hindrances{...ProblemFields}}leavingQuestion{name isInside rolesLost leavesTooFew othersInside}recordedCheck{passed news}item{code permitPath siteName timeZone now workDescription place holder holderPhone emergencyPhone condition label startsAt liveUntil expiresAt fireWatchUntil nobodyWatches suspendedAt standstill{why kind check words role isDanger}areaStop{kind reason since toAssemblyPoint}signedOn notes closedBy{...ProblemFields}mayBeStopped inside gasTests{...CheckFields}worker{name since roles insideSince goesInside staysOutBecause{...ProblemFields}recordsOthers rolesLost leavesTooFew checks{...CheckFields needsInstrument readings{name label unit from to below rangeFrom rangeTo}}}people{inside{...PersonFields}outside{...PersonFields}reachable{name phone roles}}}}"};
export const RecordEntryHereDocument: Operation<RecordEntryHereMutation, RecordEntryHereMutationVariables> = {"kind":"mutation","name":"RecordEntryHere","fields":["recordEntryHere"],"text":"mutation RecordEntryHere($token:String!$deviceKey:String$direction:EntryDirection!$worker:ID$rescuer:String$allTheSame:Boolean$takesBack:Boolean$deviceTime:String){recordEntryHere(token:$token deviceKey:$deviceKey direction:$direction worker:$worker rescuer:$rescuer allTheSame:$allTheSame takesBack:$takesBack deviceTime:$deviceTime){...SignOnAnswerFields}}fragment ProblemFields on SignOnProblem{key condition certificate endedOn text count role other range takenAt}fragment CheckFields on CheckHere{series title takenAt passed dueAt}fragment PersonFields on PersonAtSpace{worker name stranger since}fragment SignOnAnswerFields on SignOnAnswer{success code message deviceKey problem{...ProblemFields}roleQuestion{name options{roles isMissing}hindrances{...ProblemFields}}leavingQuestion{name isInside rolesLost leavesTooFew othersInside}recordedCheck{passed news}item{code permitPath siteName timeZone now workDescription place holder holderPhone emergencyPhone condition label startsAt liveUntil expiresAt fireWatchUntil nobodyWatches suspendedAt standstill{why kind check words role isDanger}areaStop{kind reason since toAssemblyPoint}signedOn notes closedBy{...ProblemFields}mayBeStopped inside gasTests{...CheckFields}worker{name since roles insideSince goesInside staysOutBecause{...ProblemFields}recordsOthers rolesLost leavesTooFew checks{...CheckFields needsInstrument readings{name label unit from to below rangeFrom rangeTo}}}people{inside{...PersonFields}outside{...PersonFields}reachable{name phone roles}}}}"};
export const RecordCheckHereDocument: Operation<RecordCheckHereMutation, RecordCheckHereMutationVariables> = {"kind":"mutation","name":"RecordCheckHere","fields":["recordCheckHere"],"text":"mutation RecordCheckHere($token:String!$deviceKey:String$series:String!$values:JSON$overRange:[String!]$passed:Boolean$note:String$instrument:String$calibratedOn:String$deviceTime:String){recordCheckHere(token:$token deviceKey:$deviceKey series:$series values:$values overRange:$overRange passed:$passed note:$note instrument:$instrument calibratedOn:$calibratedOn deviceTime:$deviceTime){...SignOnAnswerFields}}fragment ProblemFields on SignOnProblem{key condition certificate endedOn text count role other range takenAt}fragment CheckFields on CheckHere{series title takenAt passed dueAt}fragment PersonFields on PersonAtSpace{worker name stranger since}fragment SignOnAnswerFields on SignOnAnswer{success code message deviceKey problem{...ProblemFields}roleQuestion{name options{roles isMissing}hindrances{...ProblemFields}}leavingQuestion{name isInside rolesLost leavesTooFew othersInside}recordedCheck{passed news}item{code permitPath siteName timeZone now workDescription place holder holderPhone emergencyPhone condition label startsAt liveUntil expiresAt fireWatchUntil nobodyWatches suspendedAt standstill{why kind check words role isDanger}areaStop{kind reason since toAssemblyPoint}signedOn notes closedBy{...ProblemFields}mayBeStopped inside gasTests{...CheckFields}worker{name since roles insideSince goesInside staysOutBecause{...ProblemFields}recordsOthers rolesLost leavesTooFew checks{...CheckFields needsInstrument readings{name label unit from to below rangeFrom rangeTo}}}people{inside{...PersonFields}outside{...PersonFields}reachable{name phone roles}}}}"};
export const StopWorkHereDocument: Operation<StopWorkHereMutation, StopWorkHereMutationVariables> = {"kind":"mutation","name":"StopWorkHere","fields":["stopWorkHere"],"text":"mutation StopWorkHere($token:String!$deviceKey:String$passNumber:String$reason:StopReason!$note:String$deviceTime:String){stopWorkHere(token:$token deviceKey:$deviceKey passNumber:$passNumber reason:$reason note:$note deviceTime:$deviceTime){...SignOnAnswerFields}}fragment ProblemFields on SignOnProblem{key condition certificate endedOn text count role other range takenAt}fragment CheckFields on CheckHere{series title takenAt passed dueAt}fragment PersonFields on PersonAtSpace{worker name stranger since}fragment SignOnAnswerFields on SignOnAnswer{success code message deviceKey problem{...ProblemFields}roleQuestion{name options{roles isMissing}hindrances{...ProblemFields}}leavingQuestion{name isInside rolesLost leavesTooFew othersInside}recordedCheck{passed news}item{code permitPath siteName timeZone now workDescription place holder holderPhone emergencyPhone condition label startsAt liveUntil expiresAt fireWatchUntil nobodyWatches suspendedAt standstill{why kind check words role isDanger}areaStop{kind reason since toAssemblyPoint}signedOn notes closedBy{...ProblemFields}mayBeStopped inside gasTests{...CheckFields}worker{name since roles insideSince goesInside staysOutBecause{...ProblemFields}recordsOthers rolesLost leavesTooFew checks{...CheckFields needsInstrument readings{name label unit from to below rangeFrom rangeTo}}}people{inside{...PersonFields}outside{...PersonFields}reachable{name phone roles}}}}"};
