// Generated from features/work/operations.graphql by "npm run generate"; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CauseKind } from '@eptw/domain/work/log/cause-table';
import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import type { CheckKind } from '@eptw/domain/work-policy/work-policy';
import type { JobRole } from '@eptw/domain/role/job-role';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { RequirementKey } from '@eptw/domain/work/requirements/requirements';
import type { RequirementLink } from '@eptw/domain/work/requirements/requirement';
import type { Role } from '@eptw/domain/user/role';
import type { StopKind as StopReason } from '@eptw/domain/work/log/stop-kinds';
import type { WorkAction } from '@eptw/domain/work/table/work-table';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import type { WorkEvent } from '@eptw/domain/work/log/work-log';
/** What was done about a cause. */
export type CauseAnswerInput = {
  answer: string;
  cause: string;
  /** What kind of stop it was, where it was stopped in words alone. */
  kind?: StopReason | null | undefined;
};

export type CertificateStanding =
  | 'endsBefore'
  | 'expired'
  | 'missing'
  | 'notVerified'
  | 'valid';

export type EntryDirection =
  | 'in'
  | 'out';

export type WorkFactsFragment = { permitId: string, code: string, version: number, timeZone: string, emergencyPhone: string, isPaused: boolean, now: string, condition: WorkCondition | null, label: string | null, startsAt: string | null, startedAt: string | null, finishedAt: string | null, validUntil: string | null, expiresAt: string | null, expiredAt: string | null, revalidateBy: string | null, fireWatchUntil: string | null, suspendedAt: string | null, hasEntryLog: boolean, mayRecordEntries: boolean, signOnPath: string | null, maySignOn: boolean, maySignOff: boolean, labelParts: { headline: string, detail: string } | null, holder: { _id: string, fullname: string }, causes: Array<{ id: string, kind: CauseKind, background: string, by: string, at: string, receivedAt: string, value: string, words: string, isOver: boolean, asksAnswer: boolean, answer: string | null, answeredBy: string | null, answeredAt: string | null }>, handover: { at: string, done: string, left: string, watch: string, appointedBecause: string | null, needsConfirmation: boolean, from: { _id: string, fullname: string }, to: { _id: string, fullname: string } } | null, extension: { at: string, by: string, until: string, reason: string } | null, nextCheck: { series: string, title: string, due: string, missedAt: string } | null, crew: Array<{ worker: string, name: string, isVisible: boolean, company: string, trade: string, phone: string, roles: Array<JobRole>, since: string, insideSince: string | null, whenLeaving: string, rolesLost: Array<JobRole>, staysForFireWatch: boolean, goesInside: boolean, staysOutBecause: string | null, certificates: Array<{ kind: CertificateKind, state: CertificateStanding, until: string | null }> }>, roles: Array<{ role: JobRole, needed: number, filled: number, allTheTime: boolean, goesInside: boolean, mayCombine: Array<JobRole>, people: Array<string> }>, inside: Array<{ worker: string | null, person: string, stranger: boolean, phone: string, since: string }>, childPermits: Array<{ code: string, inside: number, outside: number, onBoth: number }>, policy: { validityHours: number | null, revalidationHours: number | null, extensionHours: number, roles: Array<{ role: JobRole }> }, log: Array<{ at: string, by: string, event: WorkEvent, text: string, reason: string | null, photo: string | null }>, relation: { isHolder: boolean, isIssuer: boolean, heldSinceCause: boolean, isNextHolder: boolean }, workActions: Array<{ action: WorkAction, label: string, blockedBy: string | null }> };

export type WorkAnswerFactsFragment = { success: boolean, code: ResponseCode, message: string, problems: Array<{ key: RequirementKey, sentence: string, resolvedBy: string, link: RequirementLink }>, item: WorkFactsFragment | null };

export type SeriesFactsFragment = { nextDue: string | null, missedAt: string | null, mayRecord: boolean, series: { name: string, title: string, kind: CheckKind, beforeStartMinutes: number | null, everyMinutes: number | null, graceMinutes: number, calibrationDays: number | null, readings: Array<{ name: string, label: string, unit: string, from: number | null, to: number | null, below: number | null, rangeFrom: number | null, rangeTo: number | null }> }, checks: Array<{ at: string, takenAt: string, by: string, measuredBy: string, measurer: string | null, passed: boolean, note: string | null, instrument: string | null, calibratedOn: string | null, deviceTime: string | null, photo: string | null, readings: Array<{ name: string, value: number, overRange: boolean, problem: string | null }> }>, missed: Array<{ due: string, missedAt: string }> };

export type GetWorkQueryVariables = Exact<{
  permitId: string;
}>;


export type GetWorkQuery = { work: { success: boolean, code: ResponseCode, message: string, item: WorkFactsFragment | null }, checks: { success: boolean, code: ResponseCode, message: string, items: Array<SeriesFactsFragment> } };

export type GetWorkConditionQueryVariables = Exact<{
  permitId: string;
}>;


export type GetWorkConditionQuery = { work: { success: boolean, code: ResponseCode, message: string, item: { version: number, now: string, condition: WorkCondition | null, expiresAt: string | null, revalidateBy: string | null, fireWatchUntil: string | null, nextCheck: { title: string, missedAt: string } | null } | null } };

export type GetReadinessQueryVariables = Exact<{
  permitId: string;
  action: string;
}>;


export type GetReadinessQuery = { readiness: { success: boolean, code: ResponseCode, message: string, requirements: Array<{ key: RequirementKey, met: boolean, sentence: string, resolvedBy: string, link: RequirementLink, series: Array<string> }> } };

export type GetHandoverCandidatesQueryVariables = Exact<{
  permitId: string;
}>;


export type GetHandoverCandidatesQuery = { candidates: { success: boolean, code: ResponseCode, message: string, items: Array<{ _id: string, fullname: string, role: Role }> } };

export type StartWorkMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  signature?: string | null | undefined;
}>;


export type StartWorkMutation = { work: WorkAnswerFactsFragment };

export type PauseWorkMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type PauseWorkMutation = { work: WorkAnswerFactsFragment };

export type StopWorkMutationVariables = Exact<{
  id: string;
  idempotencyKey?: string | null | undefined;
  kind?: StopReason | null | undefined;
  reason?: string | null | undefined;
  photo?: string | null | undefined;
  deviceTime?: string | null | undefined;
}>;


export type StopWorkMutation = { work: WorkAnswerFactsFragment };

export type ResumeWorkMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  inspection?: boolean | null | undefined;
  answers?: Array<CauseAnswerInput> | CauseAnswerInput | null | undefined;
}>;


export type ResumeWorkMutation = { work: WorkAnswerFactsFragment };

export type RevalidateWorkMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  signature?: string | null | undefined;
  inspection?: boolean | null | undefined;
  answers?: Array<CauseAnswerInput> | CauseAnswerInput | null | undefined;
}>;


export type RevalidateWorkMutation = { work: WorkAnswerFactsFragment };

export type HandOverWorkMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  to?: string | null | undefined;
  done?: string | null | undefined;
  left?: string | null | undefined;
  watch?: string | null | undefined;
}>;


export type HandOverWorkMutation = { work: WorkAnswerFactsFragment };

export type AppointHolderMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
  to?: string | null | undefined;
  done?: string | null | undefined;
  left?: string | null | undefined;
  watch?: string | null | undefined;
}>;


export type AppointHolderMutation = { work: WorkAnswerFactsFragment };

export type StayHolderMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type StayHolderMutation = { work: WorkAnswerFactsFragment };

export type AcceptHandoverMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  items?: Array<string> | string | null | undefined;
}>;


export type AcceptHandoverMutation = { work: WorkAnswerFactsFragment };

export type DeclineHandoverMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type DeclineHandoverMutation = { work: WorkAnswerFactsFragment };

export type WithdrawHandoverMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type WithdrawHandoverMutation = { work: WorkAnswerFactsFragment };

export type RequestExtensionMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type RequestExtensionMutation = { work: WorkAnswerFactsFragment };

export type AnswerExtensionMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
  agreed?: boolean | null | undefined;
}>;


export type AnswerExtensionMutation = { work: WorkAnswerFactsFragment };

export type FinishWorkMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  clean?: boolean | null | undefined;
  photo?: string | null | undefined;
  confirmedOff?: Array<string> | string | null | undefined;
}>;


export type FinishWorkMutation = { work: WorkAnswerFactsFragment };

export type FindWorkersQueryVariables = Exact<{
  searchText: string;
  permitId: string;
}>;


export type FindWorkersQuery = { workers: { count: number, items: Array<{ _id: string, name: string, passNumber: string, trade: string, company: string, unverifiedFor: Array<{ kind: CertificateKind, counts: boolean }> }> } };

export type RemindCertificateVerifiersMutationVariables = Exact<{
  permitId: string;
  worker: string;
  certificate: CertificateKind;
}>;


export type RemindCertificateVerifiersMutation = { remindCertificateVerifiers: { success: boolean, code: ResponseCode, message: string } };

export type GetSignOnCandidatesQueryVariables = Exact<{
  permitId: string;
  role: JobRole;
  searchText: string;
  limit: number;
}>;


export type GetSignOnCandidatesQuery = { candidates: { success: boolean, code: ResponseCode, message: string, count: number, items: Array<{ worker: string, name: string, company: string, passNumber: string, phone: string, unverified: Array<CertificateKind>, problem: string | null, mayCombine: Array<JobRole>, roles: Array<JobRole>, certificates: Array<{ kind: CertificateKind, state: CertificateStanding, until: string | null }> }> } };

export type GetRoleChoicesQueryVariables = Exact<{
  permitId: string;
  worker: string;
}>;


export type GetRoleChoicesQuery = { choices: { success: boolean, code: ResponseCode, message: string, items: Array<{ roles: Array<JobRole>, problem: string | null, leaves: string, stops: boolean }> } };

export type SignOnWorkerMutationVariables = Exact<{
  permitId: string;
  worker: string;
  roles?: Array<JobRole> | JobRole | null | undefined;
  relieves?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SignOnWorkerMutation = { work: WorkAnswerFactsFragment };

export type SignOffWorkerMutationVariables = Exact<{
  permitId: string;
  worker: string;
  hasComeOut?: boolean | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SignOffWorkerMutation = { work: WorkAnswerFactsFragment };

export type ChangeRoleMutationVariables = Exact<{
  permitId: string;
  worker: string;
  roles: Array<JobRole> | JobRole;
  idempotencyKey?: string | null | undefined;
}>;


export type ChangeRoleMutation = { work: WorkAnswerFactsFragment };

export type RecordEntryMutationVariables = Exact<{
  permitId: string;
  worker?: string | null | undefined;
  rescuer?: string | null | undefined;
  direction: EntryDirection;
  allTheSame?: boolean | null | undefined;
  takesBack?: boolean | null | undefined;
  deviceTime?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordEntryMutation = { work: WorkAnswerFactsFragment };

export type RecordCheckMutationVariables = Exact<{
  permitId: string;
  idempotencyKey?: string | null | undefined;
  series: string;
  values?: unknown;
  overRange?: Array<string> | string | null | undefined;
  measuredBy?: string | null | undefined;
  passed?: boolean | null | undefined;
  note?: string | null | undefined;
  instrument?: string | null | undefined;
  calibratedOn?: string | null | undefined;
  photo?: string | null | undefined;
}>;


export type RecordCheckMutation = { work: WorkAnswerFactsFragment };

import type { Operation } from '../lib/api/operation.ts';
export const GetWorkDocument: Operation<GetWorkQuery, GetWorkQueryVariables> = {"kind":"query","name":"GetWork","fields":["work","checks"],"text":"query GetWork($permitId:ID!){work:getWork(permitId:$permitId){success code message item{...WorkFacts}}checks:getChecks(permitId:$permitId){success code message items{...SeriesFacts}}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment SeriesFacts on RecordedSeries{series{name title kind readings{name label unit from to below rangeFrom rangeTo}beforeStartMinutes everyMinutes graceMinutes calibrationDays}nextDue missedAt mayRecord checks{at takenAt by measuredBy measurer passed readings{name value overRange problem}note instrument calibratedOn deviceTime photo}missed{due missedAt}}"};
export const GetWorkConditionDocument: Operation<GetWorkConditionQuery, GetWorkConditionQueryVariables> = {"kind":"query","name":"GetWorkCondition","fields":["work"],"text":"query GetWorkCondition($permitId:ID!){work:getWork(permitId:$permitId){success code message item{version now condition expiresAt revalidateBy fireWatchUntil nextCheck{title missedAt}}}}"};
export const GetReadinessDocument: Operation<GetReadinessQuery, GetReadinessQueryVariables> = {"kind":"query","name":"GetReadiness","fields":["readiness"],"text":"query GetReadiness($permitId:ID!$action:String!){readiness:getReadiness(permitId:$permitId action:$action){success code message requirements{key met sentence resolvedBy link series}}}"};
export const GetHandoverCandidatesDocument: Operation<GetHandoverCandidatesQuery, GetHandoverCandidatesQueryVariables> = {"kind":"query","name":"GetHandoverCandidates","fields":["candidates"],"text":"query GetHandoverCandidates($permitId:ID!){candidates:getHandoverCandidates(permitId:$permitId){success code message items{_id fullname role}}}"};
export const StartWorkDocument: Operation<StartWorkMutation, StartWorkMutationVariables> = {"kind":"mutation","name":"StartWork","fields":["work"],"text":"mutation StartWork($id:ID!$version:Int$idempotencyKey:String$signature:String){work:startWork(id:$id version:$version idempotencyKey:$idempotencyKey signature:$signature){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const PauseWorkDocument: Operation<PauseWorkMutation, PauseWorkMutationVariables> = {"kind":"mutation","name":"PauseWork","fields":["work"],"text":"mutation PauseWork($id:ID!$version:Int$idempotencyKey:String$reason:String){work:pauseWork(id:$id version:$version idempotencyKey:$idempotencyKey reason:$reason){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const StopWorkDocument: Operation<StopWorkMutation, StopWorkMutationVariables> = {"kind":"mutation","name":"StopWork","fields":["work"],"text":"mutation StopWork($id:ID!$idempotencyKey:String$kind:StopReason$reason:String$photo:String$deviceTime:String){work:stopWork(id:$id idempotencyKey:$idempotencyKey kind:$kind reason:$reason photo:$photo deviceTime:$deviceTime){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const ResumeWorkDocument: Operation<ResumeWorkMutation, ResumeWorkMutationVariables> = {"kind":"mutation","name":"ResumeWork","fields":["work"],"text":"mutation ResumeWork($id:ID!$version:Int$idempotencyKey:String$inspection:Boolean$answers:[CauseAnswerInput!]){work:resumeWork(id:$id version:$version idempotencyKey:$idempotencyKey inspection:$inspection answers:$answers){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const RevalidateWorkDocument: Operation<RevalidateWorkMutation, RevalidateWorkMutationVariables> = {"kind":"mutation","name":"RevalidateWork","fields":["work"],"text":"mutation RevalidateWork($id:ID!$version:Int$idempotencyKey:String$signature:String$inspection:Boolean$answers:[CauseAnswerInput!]){work:revalidateWork(id:$id version:$version idempotencyKey:$idempotencyKey signature:$signature inspection:$inspection answers:$answers){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const HandOverWorkDocument: Operation<HandOverWorkMutation, HandOverWorkMutationVariables> = {"kind":"mutation","name":"HandOverWork","fields":["work"],"text":"mutation HandOverWork($id:ID!$version:Int$idempotencyKey:String$to:ID$done:String$left:String$watch:String){work:handOverWork(id:$id version:$version idempotencyKey:$idempotencyKey to:$to done:$done left:$left watch:$watch){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const AppointHolderDocument: Operation<AppointHolderMutation, AppointHolderMutationVariables> = {"kind":"mutation","name":"AppointHolder","fields":["work"],"text":"mutation AppointHolder($id:ID!$version:Int$idempotencyKey:String$reason:String$to:ID$done:String$left:String$watch:String){work:appointHolder(id:$id version:$version idempotencyKey:$idempotencyKey reason:$reason to:$to done:$done left:$left watch:$watch){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const StayHolderDocument: Operation<StayHolderMutation, StayHolderMutationVariables> = {"kind":"mutation","name":"StayHolder","fields":["work"],"text":"mutation StayHolder($id:ID!$version:Int$idempotencyKey:String){work:stayHolder(id:$id version:$version idempotencyKey:$idempotencyKey){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const AcceptHandoverDocument: Operation<AcceptHandoverMutation, AcceptHandoverMutationVariables> = {"kind":"mutation","name":"AcceptHandover","fields":["work"],"text":"mutation AcceptHandover($id:ID!$version:Int$idempotencyKey:String$items:[String!]){work:acceptHandover(id:$id version:$version idempotencyKey:$idempotencyKey items:$items){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const DeclineHandoverDocument: Operation<DeclineHandoverMutation, DeclineHandoverMutationVariables> = {"kind":"mutation","name":"DeclineHandover","fields":["work"],"text":"mutation DeclineHandover($id:ID!$version:Int$idempotencyKey:String$reason:String){work:declineHandover(id:$id version:$version idempotencyKey:$idempotencyKey reason:$reason){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const WithdrawHandoverDocument: Operation<WithdrawHandoverMutation, WithdrawHandoverMutationVariables> = {"kind":"mutation","name":"WithdrawHandover","fields":["work"],"text":"mutation WithdrawHandover($id:ID!$version:Int$idempotencyKey:String){work:withdrawHandover(id:$id version:$version idempotencyKey:$idempotencyKey){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const RequestExtensionDocument: Operation<RequestExtensionMutation, RequestExtensionMutationVariables> = {"kind":"mutation","name":"RequestExtension","fields":["work"],"text":"mutation RequestExtension($id:ID!$version:Int$idempotencyKey:String$reason:String$until:DateTime){work:requestExtension(id:$id version:$version idempotencyKey:$idempotencyKey reason:$reason until:$until){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const AnswerExtensionDocument: Operation<AnswerExtensionMutation, AnswerExtensionMutationVariables> = {"kind":"mutation","name":"AnswerExtension","fields":["work"],"text":"mutation AnswerExtension($id:ID!$version:Int$idempotencyKey:String$reason:String$agreed:Boolean){work:answerExtension(id:$id version:$version idempotencyKey:$idempotencyKey reason:$reason agreed:$agreed){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const FinishWorkDocument: Operation<FinishWorkMutation, FinishWorkMutationVariables> = {"kind":"mutation","name":"FinishWork","fields":["work"],"text":"mutation FinishWork($id:ID!$version:Int$idempotencyKey:String$clean:Boolean$photo:String$confirmedOff:[ID!]){work:finishWork(id:$id version:$version idempotencyKey:$idempotencyKey clean:$clean photo:$photo confirmedOff:$confirmedOff){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const FindWorkersDocument: Operation<FindWorkersQuery, FindWorkersQueryVariables> = {"kind":"query","name":"FindWorkers","fields":["workers"],"text":"query FindWorkers($searchText:String!$permitId:ID!){workers:getWorkers(limit:20 offset:0 searchText:$searchText){count items{_id name passNumber trade company unverifiedFor(permitId:$permitId){kind counts}}}}"};
export const RemindCertificateVerifiersDocument: Operation<RemindCertificateVerifiersMutation, RemindCertificateVerifiersMutationVariables> = {"kind":"mutation","name":"RemindCertificateVerifiers","fields":["remindCertificateVerifiers"],"text":"mutation RemindCertificateVerifiers($permitId:ID!$worker:ID!$certificate:CertificateKind!){remindCertificateVerifiers(permitId:$permitId worker:$worker certificate:$certificate){success code message}}"};
export const GetSignOnCandidatesDocument: Operation<GetSignOnCandidatesQuery, GetSignOnCandidatesQueryVariables> = {"kind":"query","name":"GetSignOnCandidates","fields":["candidates"],"text":"query GetSignOnCandidates($permitId:ID!$role:JobRole!$searchText:String!$limit:Int!){candidates:getSignOnCandidates(permitId:$permitId role:$role searchText:$searchText limit:$limit offset:0){success code message count items{worker name company passNumber phone certificates{kind state until}unverified problem mayCombine roles}}}"};
export const GetRoleChoicesDocument: Operation<GetRoleChoicesQuery, GetRoleChoicesQueryVariables> = {"kind":"query","name":"GetRoleChoices","fields":["choices"],"text":"query GetRoleChoices($permitId:ID!$worker:ID!){choices:getRoleChoices(permitId:$permitId worker:$worker){success code message items{roles problem leaves stops}}}"};
export const SignOnWorkerDocument: Operation<SignOnWorkerMutation, SignOnWorkerMutationVariables> = {"kind":"mutation","name":"SignOnWorker","fields":["work"],"text":"mutation SignOnWorker($permitId:ID!$worker:ID!$roles:[JobRole!]$relieves:ID$idempotencyKey:String){work:signOnWorker(permitId:$permitId worker:$worker roles:$roles relieves:$relieves idempotencyKey:$idempotencyKey){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const SignOffWorkerDocument: Operation<SignOffWorkerMutation, SignOffWorkerMutationVariables> = {"kind":"mutation","name":"SignOffWorker","fields":["work"],"text":"mutation SignOffWorker($permitId:ID!$worker:ID!$hasComeOut:Boolean$idempotencyKey:String){work:signOffWorker(permitId:$permitId worker:$worker hasComeOut:$hasComeOut idempotencyKey:$idempotencyKey){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const ChangeRoleDocument: Operation<ChangeRoleMutation, ChangeRoleMutationVariables> = {"kind":"mutation","name":"ChangeRole","fields":["work"],"text":"mutation ChangeRole($permitId:ID!$worker:ID!$roles:[JobRole!]!$idempotencyKey:String){work:changeRole(permitId:$permitId worker:$worker roles:$roles idempotencyKey:$idempotencyKey){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const RecordEntryDocument: Operation<RecordEntryMutation, RecordEntryMutationVariables> = {"kind":"mutation","name":"RecordEntry","fields":["work"],"text":"mutation RecordEntry($permitId:ID!$worker:ID$rescuer:String$direction:EntryDirection!$allTheSame:Boolean$takesBack:Boolean$deviceTime:String$idempotencyKey:String){work:recordEntry(permitId:$permitId worker:$worker rescuer:$rescuer direction:$direction allTheSame:$allTheSame takesBack:$takesBack deviceTime:$deviceTime idempotencyKey:$idempotencyKey){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
export const RecordCheckDocument: Operation<RecordCheckMutation, RecordCheckMutationVariables> = {"kind":"mutation","name":"RecordCheck","fields":["work"],"text":"mutation RecordCheck($permitId:ID!$idempotencyKey:String$series:String!$values:JSON$overRange:[String!]$measuredBy:ID$passed:Boolean$note:String$instrument:String$calibratedOn:String$photo:String){work:recordCheck(permitId:$permitId idempotencyKey:$idempotencyKey series:$series values:$values overRange:$overRange measuredBy:$measuredBy passed:$passed note:$note instrument:$instrument calibratedOn:$calibratedOn photo:$photo){...WorkAnswerFacts}}fragment WorkFacts on Work{permitId code version timeZone emergencyPhone isPaused now condition label labelParts{headline detail}holder{_id fullname}startsAt startedAt finishedAt validUntil expiresAt expiredAt revalidateBy fireWatchUntil suspendedAt causes{id kind background by at receivedAt value words isOver asksAnswer answer answeredBy answeredAt}handover{at from{_id fullname}to{_id fullname}done left watch appointedBecause needsConfirmation}extension{at by until reason}nextCheck{series title due missedAt}crew{worker name isVisible company trade phone roles since insideSince certificates{kind state until}whenLeaving rolesLost staysForFireWatch goesInside staysOutBecause}roles{role needed filled allTheTime goesInside mayCombine people}hasEntryLog inside{worker person stranger phone since}childPermits{code inside outside onBoth}mayRecordEntries signOnPath maySignOn maySignOff policy{validityHours revalidationHours extensionHours roles{role}}log{at by event text reason photo}relation{isHolder isIssuer heldSinceCause isNextHolder}workActions{action label blockedBy}}fragment WorkAnswerFacts on WorkAnswer{success code message problems{key sentence resolvedBy link}item{...WorkFacts}}"};
