import type { ResponseCode } from '@eptw/domain/response-code';
import type { HazardSign, ProtectionSign, ShownSign } from '@eptw/domain/safety-sign/safety-signs';
import type { SignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import type { Standstill } from '@eptw/domain/work/records/standstill';
import { builder } from '../../../graphql/builder.ts';
import {
  areaStopKindEnum,
  hazardSignEnum,
  jobRoleEnum,
  protectionSignEnum,
  responseCodeEnum,
  signOnNoteEnum,
  standstillReasonEnum,
  stopReasonEnum,
  workConditionEnum,
} from '../../../graphql/enums.ts';
import type { PageStop, SignOnPage, WorkSigns } from './page-view.ts';
import type { NamedLeavingQuestion } from './leaving-refusal.ts';
import {
  leavingQuestionType,
  roleQuestionType,
  pageCheckType,
  pagePeopleType,
  pageWorkerType,
  recordedCheckType,
} from './people-types.ts';
import { signOnProblemType } from './problem-type.ts';
import type { RecordedCheck } from './page-job.ts';
import type { NamedRoleQuestion } from './role-refusal.ts';
import { loadWorkSigns } from './service.ts';

const hazardType = builder.objectRef<ShownSign<HazardSign>>('ShownHazard').implement({
  fields: (t) => ({
    sign: t.expose('sign', { type: hazardSignEnum, nullable: true, description: 'Null where only the text says it.' }),
    text: t.exposeString('text'),
  }),
});

const protectionType = builder.objectRef<ShownSign<ProtectionSign>>('ShownProtection').implement({
  fields: (t) => ({
    sign: t.expose('sign', {
      type: protectionSignEnum,
      nullable: true,
      description: 'Null where only the text says it.',
    }),
    text: t.exposeString('text'),
  }),
});

const signsType = builder.objectRef<WorkSigns>('WorkSigns').implement({
  description: 'The safety signs of a job, from the answers of its forms.',
  fields: (t) => ({
    hazards: t.field({ type: [hazardType], resolve: ({ hazards }) => hazards }),
    protection: t.field({ type: [protectionType], resolve: ({ protection }) => protection }),
  }),
});

const standstillType = builder.objectRef<Standstill>('Standstill').implement({
  description: "Why work stands still, in parts that are said in the reader's language.",
  fields: (t) => ({
    why: t.expose('why', { type: standstillReasonEnum }),
    kind: t.expose('kind', { type: stopReasonEnum, nullable: true, description: 'The listed reason of a stop.' }),
    check: t.exposeString('check', { description: 'The check as the template calls it; empty where it is none.' }),
    words: t.exposeString('words', { description: 'What somebody said, as they wrote it; empty if nothing.' }),
    role: t.expose('role', {
      type: jobRoleEnum,
      nullable: true,
      description: 'The role in which nobody is signed on any more.',
    }),
    isDanger: t.exposeBoolean('isDanger', { description: 'Whether everybody leaves.' }),
  }),
});

const pageStopType = builder.objectRef<PageStop>('SignOnPageStop').implement({
  description: 'A stop of all work at the site.',
  fields: (t) => ({
    kind: t.expose('kind', { type: areaStopKindEnum }),
    reason: t.exposeString('reason'),
    since: t.expose('since', { type: 'DateTime' }),
    toAssemblyPoint: t.exposeBoolean('toAssemblyPoint'),
  }),
});

export const signOnPageType = builder.objectRef<SignOnPage>('SignOnPage').implement({
  description: 'What a worker sees of a job before signing on.',
  fields: (t) => ({
    code: t.string({ description: 'The permit number.', resolve: ({ number }) => number }),
    permitPath: t.string({
      description: "The permit's own page, for those with an account.",
      resolve: ({ permitId }) => `/permits/${permitId}`,
    }),
    siteName: t.exposeString('siteName'),
    timeZone: t.exposeString('timeZone'),
    emergencyPhone: t.exposeString('emergencyPhone', {
      description: 'The emergency number of the site; empty if unknown.',
    }),
    now: t.expose('now', { type: 'DateTime', description: "The server's time." }),
    workDescription: t.string({ resolve: ({ description }) => description }),
    place: t.exposeString('place'),
    holder: t.exposeString('holder'),
    holderPhone: t.exposeString('holderPhone'),
    condition: t.expose('condition', { type: workConditionEnum, nullable: true, description: 'Null before approval.' }),
    label: t.exposeString('label', { description: 'The condition in English.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true }),
    liveUntil: t.expose('liveUntil', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    fireWatchUntil: t.expose('fireWatchUntil', { type: 'DateTime', nullable: true }),
    nobodyWatches: t.exposeBoolean('nobodyWatches', {
      description: 'Whether a fire watch does not run because nobody is signed on to watch.',
    }),
    suspendedAt: t.expose('suspendedAt', { type: 'DateTime', nullable: true }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why the work stands still, in English.' }),
    standstill: t.field({ type: standstillType, nullable: true, resolve: ({ standstill }) => standstill }),
    areaStop: t.field({ type: pageStopType, nullable: true, resolve: ({ areaStop }) => areaStop }),
    signedOn: t.exposeInt('signedOn', { description: 'How many workers are signed on.' }),
    notes: t.field({ type: [signOnNoteEnum], resolve: ({ notes }) => notes }),
    signs: t.field({ type: signsType, resolve: ({ permitId }, _args, context) => loadWorkSigns(context, permitId) }),
    closedBy: t.field({ type: signOnProblemType, nullable: true, resolve: ({ closedBy }) => closedBy }),
    mayBeStopped: t.exposeBoolean('mayBeStopped'),
    inside: t.exposeInt('inside', {
      nullable: true,
      description: 'How many are inside the space; null where no entry log is kept.',
    }),
    gasTests: t.field({
      type: [pageCheckType],
      description: 'The tests on which going in depends.',
      resolve: ({ gasTests }) => gasTests,
    }),
    people: t.field({
      type: pagePeopleType,
      nullable: true,
      description: 'The people on the job, for those who are signed on there; null for others.',
      resolve: ({ people }) => people,
    }),
    worker: t.field({
      type: pageWorkerType,
      nullable: true,
      description: "The worker of the device's key, while they are signed on.",
      resolve: ({ worker }) => worker,
    }),
  }),
});

/** An answer of the sign-on page: the page as it is then, also after a refusal. */
export interface SignOnAnswer {
  success: boolean;
  code: ResponseCode;
  message: string;
  problem: SignOnProblem | null;
  deviceKey: string | null;
  /** What a worker is asked who named no role and can fill several. */
  roleQuestion: NamedRoleQuestion | null;
  /** What a worker is asked who signs off by pass number. */
  leavingQuestion: NamedLeavingQuestion | null;
  recordedCheck: RecordedCheck | null;
  item: SignOnPage | null;
}

export const signOnAnswerType = builder.objectRef<SignOnAnswer>('SignOnAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    problem: t.field({ type: signOnProblemType, nullable: true, resolve: ({ problem }) => problem }),
    deviceKey: t.exposeString('deviceKey', {
      nullable: true,
      description: 'Signs the worker off or stops the work without the PIN, until they sign off.',
    }),
    roleQuestion: t.field({
      type: roleQuestionType,
      nullable: true,
      description: 'What a worker is asked who named no role and can fill several.',
      resolve: ({ roleQuestion }) => roleQuestion,
    }),
    leavingQuestion: t.field({
      type: leavingQuestionType,
      nullable: true,
      description: 'What a worker is asked who signs off by pass number. Nothing is recorded before it is answered.',
      resolve: ({ leavingQuestion }) => leavingQuestion,
    }),
    recordedCheck: t.field({
      type: recordedCheckType,
      nullable: true,
      resolve: ({ recordedCheck }) => recordedCheck,
    }),
    item: t.field({ type: signOnPageType, nullable: true, resolve: ({ item }) => item }),
  }),
});
