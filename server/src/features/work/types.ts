import type { WorkRelation } from '@eptw/domain/work/summary/my-work';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { HandoverCandidate } from '@eptw/domain/work/table/work-asks';
import type { LabelParts } from '@eptw/domain/work/summary/label';
import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import type { OfferedHandover, RequestedExtension } from '@eptw/domain/work/log/state';
import type { Person } from '@eptw/domain/work/log/work-log';
import type { OfferedAction } from '@eptw/domain/work/actions/check-action';
import { builder } from '../../graphql/builder.ts';
import {
  causeKindEnum,
  responseCodeEnum,
  roleEnum,
  workActionEnum,
  workConditionEnum,
  workEventEnum,
} from '../../graphql/enums.ts';
import { Refusal } from '../../refusal.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { loadSeenNames } from '../crew/seen-workers.ts';
import { checkSeriesType, workPolicyType } from '../templates/work-policy-types.ts';
import { requirementType } from '../work-log/requirement-type.ts';
import { createSignOnPath } from '../sign-on-codes/service.ts';
import { listRolesOnJob, loadInside, loadPeople, loadPeopledChildPermits } from './people-on-job/service.ts';
import { crewMemberType, insideType, peopledChildPermitType, roleOnJobType } from './people-on-job/types.ts';
import type {
  CauseView,
  CheckView,
  LogEntryView,
  MissedCheckView,
  NextCheck,
  ReadingView,
  SeriesView,
  WorkView,
} from './work-view.ts';
import { WorkRefusal } from './work-refusal.ts';

const holderType = builder.objectRef<Person>('PermitHolder').implement({
  fields: (t) => ({ _id: t.exposeID('id'), fullname: t.exposeString('name') }),
});

const workRelationType = builder.objectRef<WorkRelation>('WorkRelation').implement({
  description: 'What the viewer is to the work: what comes next for them follows from it.',
  fields: (t) => ({
    isHolder: t.exposeBoolean('isHolder'),
    isIssuer: t.exposeBoolean('isIssuer', { description: 'Whether they are part of the issuing authority.' }),
    heldSinceCause: t.exposeBoolean('heldSinceCause', {
      description: 'Whether they held the permit when an open cause arose, so that another one answers for it.',
    }),
    isNextHolder: t.exposeBoolean('isNextHolder', { description: 'Whether they were asked to take over.' }),
  }),
});

const offeredActionType = builder.objectRef<OfferedAction>('OfferedWorkAction').implement({
  fields: (t) => ({
    action: t.expose('action', { type: workActionEnum }),
    label: t.exposeString('label'),
    blockedBy: t.string({
      nullable: true,
      description: 'What keeps the action from being taken now, as sentences.',
      resolve: ({ blockedBy }) => blockedBy ?? null,
    }),
  }),
});

const nextCheckType = builder.objectRef<NextCheck>('NextCheck').implement({
  fields: (t) => ({
    series: t.string({ resolve: ({ series }) => series.name }),
    title: t.string({ resolve: ({ series }) => series.title }),
    due: t.expose('due', { type: 'DateTime' }),
    missedAt: t.expose('missedAt', { type: 'DateTime', description: 'When it counts as missed.' }),
  }),
});

const logEntryType = builder.objectRef<LogEntryView>('WorkLogEntry').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    by: t.exposeString('by', { description: 'Empty for the clock and for what another change caused.' }),
    event: t.expose('event', { type: workEventEnum }),
    text: t.exposeString('text'),
    reason: t.exposeString('reason', { nullable: true }),
    photo: t.exposeString('photo', { nullable: true, description: 'The name of an uploaded file.' }),
  }),
});

const handoverType = builder.objectRef<OfferedHandover>('OfferedHandover').implement({
  description: 'A handover that waits for an answer.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    from: t.field({ type: holderType, resolve: ({ from }) => from }),
    to: t.field({ type: holderType, resolve: ({ to }) => to }),
    done: t.exposeString('done'),
    left: t.exposeString('left'),
    watch: t.exposeString('watch'),
    appointedBecause: t.exposeString('appointedBecause', {
      nullable: true,
      description: 'Why the holder cannot act, where somebody else appointed a new one.',
    }),
    needsConfirmation: t.exposeBoolean('needsConfirmation', {
      description: 'Whether the issuing authority still has to confirm it, by appointing the same person.',
    }),
  }),
});

const extensionType = builder.objectRef<RequestedExtension>('RequestedExtension').implement({
  description: 'An extension that waits for an answer.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    by: t.string({ resolve: ({ by }) => by?.name ?? '' }),
    until: t.expose('until', { type: 'DateTime' }),
    reason: t.exposeString('reason'),
  }),
});

const causeType = builder.objectRef<CauseView>('WorkCause').implement({
  description: 'One reason why the work stands still, or stood still until it was answered.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: causeKindEnum }),
    rank: t.exposeInt('rank', { description: '1 is the gravest.' }),
    background: t.exposeString('background', { description: 'red or orange.' }),
    by: t.exposeString('by', { description: 'Empty for the clock, another change and a worker without an account.' }),
    at: t.expose('at', { type: 'DateTime', description: 'Since when it counts.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When the server had it.' }),
    value: t.exposeString('value', { description: "In a word or a value: 'H₂S 150 ppm'." }),
    words: t.exposeString('words', { description: 'With who it was and what they said.' }),
    isOver: t.exposeBoolean('isOver', {
      description: 'Whether it has ended by itself, and the work waits to be resumed.',
    }),
    asksAnswer: t.exposeBoolean('asksAnswer', { description: 'Whether it is answered before the work goes on.' }),
    answer: t.exposeString('answer', { nullable: true, description: 'Null while it is open.' }),
    answeredBy: t.exposeString('answeredBy', { nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
  }),
});

const labelPartsType = builder.objectRef<LabelParts>('LabelParts').implement({
  description: 'The label of the work under a permit, in two parts.',
  fields: (t) => ({
    headline: t.exposeString('headline', { description: "'Cannot start'." }),
    detail: t.exposeString('detail', { description: "'2 requirements missing'; empty for a label of one part." }),
  }),
});

export const workType = builder.objectRef<WorkView>('Work').implement({
  description: 'The work under a permit now.',
  fields: (t) => ({
    permitId: t.exposeID('permitId'),
    code: t.string({ description: 'The permit number.', resolve: ({ number }) => number }),
    version: t.exposeInt('version', { description: 'The version of the permit.' }),
    timeZone: t.exposeString('timeZone'),
    isPaused: t.exposeBoolean('isPaused', {
      description: 'Whether it stands still only because the holder paused it.',
    }),
    emergencyPhone: t.exposeString('emergencyPhone', {
      description: 'The emergency number of the site; empty if unknown.',
    }),
    now: t.expose('now', { type: 'DateTime', description: "The server's time." }),
    condition: t.expose('condition', { type: workConditionEnum, nullable: true, description: 'Null before approval.' }),
    label: t.exposeString('label', { nullable: true }),
    labelParts: t.expose('labelParts', {
      type: labelPartsType,
      nullable: true,
      description: 'The label in its parts, for a head that shows them apart.',
    }),
    holder: t.field({ type: holderType, resolve: ({ holder }) => holder }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'The start of the period.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is live if nobody acts; null while it is not live.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    expiredAt: t.expose('expiredAt', { type: 'DateTime', nullable: true }),
    revalidateBy: t.expose('revalidateBy', { type: 'DateTime', nullable: true }),
    fireWatchUntil: t.expose('fireWatchUntil', { type: 'DateTime', nullable: true }),
    suspendedAt: t.expose('suspendedAt', { type: 'DateTime', nullable: true }),
    causes: t.field({
      type: [causeType],
      description: 'The open causes, the gravest first; then those that were answered, the latest first.',
      resolve: ({ causes }) => causes,
    }),
    handover: t.field({ type: handoverType, nullable: true, resolve: ({ handover }) => handover }),
    extension: t.field({ type: extensionType, nullable: true, resolve: ({ extension }) => extension }),
    nextCheck: t.field({ type: nextCheckType, nullable: true, resolve: ({ nextCheck }) => nextCheck }),
    crew: t.field({
      type: [crewMemberType],
      description: 'The workers who are signed on.',
      resolve: ({ job }, _args, context) => loadPeople(requireActor(context), job),
    }),
    roles: t.field({
      type: [roleOnJobType],
      description:
        'The roles in which people sign on now, those that are missing first; empty where certificates count.',
      resolve: ({ job }) => listRolesOnJob(job),
    }),
    hasEntryLog: t.boolean({ resolve: ({ policy }) => policy.entryLog }),
    inside: t.field({
      type: [insideType],
      description: 'Who is inside the space, the longest first.',
      resolve: ({ job }, _args, context) => loadInside(requireActor(context), job),
    }),
    childPermits: t.field({
      type: [peopledChildPermitType],
      description: 'Its child permits with people on them.',
      resolve: ({ permitId, job }, _args, context) => loadPeopledChildPermits(context, permitId, job),
    }),
    mayRecordEntries: t.exposeBoolean('mayRecordEntries', {
      description: 'Whether the viewer may record who goes in and comes out.',
    }),
    signOnPath: t.string({
      nullable: true,
      description:
        'Where workers sign on without an account, shown as a QR code; null before approval and once finished.',
      resolve: ({ permitId, hasSignOnCode }, _args, { db }) => (hasSignOnCode ? createSignOnPath(db, permitId) : null),
    }),
    maySignOn: t.exposeBoolean('maySignOn', { description: 'Whether the viewer may sign workers on now.' }),
    maySignOff: t.exposeBoolean('maySignOff', { description: 'Whether the viewer may sign workers off now.' }),
    policy: t.field({
      type: workPolicyType,
      description: 'The strictest of those of its forms.',
      resolve: ({ policy }) => policy,
    }),
    log: t.field({
      type: [logEntryType],
      description: 'Oldest first.',
      resolve: async ({ log, loggedWorkers }, _args, context) =>
        log(await loadSeenNames(requireActor(context), loggedWorkers())),
    }),
    relation: t.field({ type: workRelationType, resolve: ({ relation }) => relation }),
    workActions: t.field({
      type: [offeredActionType],
      description: 'What the viewer may do now, in the order of the buttons.',
      resolve: ({ workActions }) => workActions,
    }),
  }),
});

const readingValueType = builder.objectRef<ReadingView>('RecordedReading').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    value: t.exposeFloat('value', { description: 'Of a reading over range, the most that the instrument shows.' }),
    overRange: t.exposeBoolean('overRange', { description: 'Whether it was above what the instrument shows.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Set when the value is outside its limits.' }),
  }),
});

const checkType = builder.objectRef<CheckView>('RecordedCheck').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it was recorded, and arrived.' }),
    takenAt: t.expose('takenAt', {
      type: 'DateTime',
      description: 'When it was taken, from which the next one counts.',
    }),
    by: t.exposeString('by', { description: 'Who recorded it.' }),
    measuredBy: t.exposeString('measuredBy', {
      description: 'The name of who measured; of an erased worker, the pseudonym.',
    }),
    measurer: t.exposeID('measurer', {
      nullable: true,
      description: 'The worker who measured; null where it was who recorded it.',
    }),
    passed: t.exposeBoolean('passed'),
    readings: t.field({ type: [readingValueType], resolve: ({ readings }) => readings }),
    note: t.exposeString('note', { nullable: true }),
    instrument: t.exposeString('instrument', { nullable: true }),
    calibratedOn: t.exposeString('calibratedOn', { nullable: true }),
    deviceTime: t.exposeString('deviceTime', { nullable: true, description: 'ISO 8601.' }),
    photo: t.exposeString('photo', { nullable: true }),
  }),
});

const missedCheckType = builder.objectRef<MissedCheckView>('MissedCheck').implement({
  description: 'A check that was not recorded in time.',
  fields: (t) => ({
    due: t.expose('due', { type: 'DateTime' }),
    missedAt: t.expose('missedAt', { type: 'DateTime', description: 'When it counted as missed.' }),
  }),
});

const seriesType = builder.objectRef<SeriesView>('RecordedSeries').implement({
  description: 'A series of checks with what was recorded.',
  fields: (t) => ({
    series: t.field({ type: checkSeriesType, resolve: ({ series }) => series }),
    nextDue: t.expose('nextDue', { type: 'DateTime', nullable: true }),
    missedAt: t.expose('missedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next counts as missed.',
    }),
    mayRecord: t.exposeBoolean('mayRecord', { description: 'Whether the viewer may record it now.' }),
    checks: t.field({ type: [checkType], description: 'The latest taken first.', resolve: ({ checks }) => checks }),
    missed: t.field({ type: [missedCheckType], description: 'Latest first.', resolve: ({ missed }) => missed }),
  }),
});

/** A result: what was read or changed, or why not. */
interface WorkAnswer<Item> {
  success: boolean;
  code: ResponseCode;
  message: string;
  problems: readonly Requirement[];
  item: Item | null;
}

const problemsDescription = 'The requirements that are missing.';

export const workAnswerType = builder.objectRef<WorkAnswer<WorkView>>('WorkAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    problems: t.field({
      type: [requirementType],
      description: problemsDescription,
      resolve: ({ problems }) => [...problems],
    }),
    item: t.field({ type: workType, nullable: true, resolve: ({ item }) => item }),
  }),
});

export const checksAnswerType = builder.objectRef<WorkAnswer<SeriesView[]>>('ChecksAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    items: t.field({ type: [seriesType], resolve: ({ item }) => item ?? [] }),
  }),
});

const candidateType = builder.objectRef<HandoverCandidate>('HandoverCandidate').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullname: t.exposeString('name'),
    role: t.expose('role', { type: roleEnum }),
  }),
});

export const candidatesAnswerType = builder.objectRef<WorkAnswer<HandoverCandidate[]>>('CandidatesAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    items: t.field({ type: [candidateType], resolve: ({ item }) => item ?? [] }),
  }),
});

/** Runs the work of a resolver, and turns a Refusal into an answer. */
export async function toWorkAnswer<Item>(
  work: () => Promise<{ message: string; item: Item }>,
): Promise<WorkAnswer<Item>> {
  try {
    return { success: true, code: 'OK', problems: [], ...(await work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problems = error instanceof WorkRefusal ? error.missing : [];
    return { success: false, code: error.code, message: error.message, problems, item: null };
  }
}
