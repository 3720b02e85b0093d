import type { CheckReading } from '@eptw/domain/work-policy/work-policy';
import type { RoleOption } from '@eptw/domain/work/sign-on/role-question';
import { builder } from '../../../graphql/builder.ts';
import { jobRoleEnum } from '../../../graphql/enums.ts';
import type { RecordedCheck } from './page-job.ts';
import type { NamedLeavingQuestion } from './leaving-refusal.ts';
import type { PageCheck } from './page-checks.ts';
import type { PagePeople, PageWorker, PersonAtSpace, Reachable } from './page-people.ts';
import { signOnProblemType } from './problem-type.ts';
import type { NamedRoleQuestion } from './role-refusal.ts';

const readingType = builder.objectRef<CheckReading>('ReadingHere').implement({
  description: 'A value of a check, with its limits and what the instrument shows.',
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    unit: t.exposeString('unit'),
    from: t.float({ nullable: true, resolve: ({ from }) => from ?? null }),
    to: t.float({ nullable: true, resolve: ({ to }) => to ?? null }),
    below: t.float({ nullable: true, resolve: ({ below }) => below ?? null }),
    rangeFrom: t.float({ nullable: true, resolve: ({ rangeFrom }) => rangeFrom ?? null }),
    rangeTo: t.float({ nullable: true, resolve: ({ rangeTo }) => rangeTo ?? null }),
  }),
});

/** A check on the sign-on page. */
export const pageCheckType = builder.objectRef<PageCheck>('CheckHere').implement({
  description: 'A check of a job, with what somebody needs to record it.',
  fields: (t) => ({
    series: t.exposeString('series'),
    title: t.exposeString('title'),
    readings: t.field({ type: [readingType], resolve: ({ readings }) => readings }),
    needsInstrument: t.exposeBoolean('needsInstrument'),
    takenAt: t.expose('takenAt', { type: 'DateTime', nullable: true }),
    passed: t.exposeBoolean('passed', {
      nullable: true,
      description: 'How the last one ended; null before the first.',
    }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
  }),
});

/** The worker of the device. */
export const pageWorkerType = builder.objectRef<PageWorker>('SignedOnWorker').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    since: t.expose('since', { type: 'DateTime' }),
    roles: t.field({ type: [jobRoleEnum], resolve: ({ roles }) => [...roles] }),
    insideSince: t.expose('insideSince', { type: 'DateTime', nullable: true }),
    goesInside: t.exposeBoolean('goesInside'),
    staysOutBecause: t.field({
      type: signOnProblemType,
      nullable: true,
      description: 'Why they may not go in now; null when they may, and where no entry log is kept.',
      resolve: ({ staysOutBecause }) => staysOutBecause,
    }),
    recordsOthers: t.exposeBoolean('recordsOthers', {
      description: 'Whether they record who else goes in and comes out.',
    }),
    rolesLost: t.field({
      type: [jobRoleEnum],
      description: 'The roles for which the work, or the fire watch, stops when they leave now.',
      resolve: ({ rolesLost }) => [...rolesLost],
    }),
    leavesTooFew: t.exposeBoolean('leavesTooFew', { description: 'Whether somebody is left in them, though too few.' }),
    checks: t.field({ type: [pageCheckType], description: 'Those that they record.', resolve: ({ checks }) => checks }),
  }),
});

const personAtSpaceType = builder.objectRef<PersonAtSpace>('PersonAtSpace').implement({
  description: 'Somebody who goes into a space.',
  fields: (t) => ({
    worker: t.exposeID('workerId', { nullable: true, description: 'Null for a rescuer, or a stranger.' }),
    name: t.exposeString('name'),
    stranger: t.exposeBoolean('isStranger', { description: 'Whether they went in without being signed on.' }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when they are inside, or when they last came out.',
    }),
  }),
});

const reachableType = builder.objectRef<Reachable>('ReachablePerson').implement({
  description: 'Somebody whom the others on the job can call.',
  fields: (t) => ({
    name: t.exposeString('name'),
    phone: t.exposeString('phone', { description: 'Empty if unknown.' }),
    roles: t.field({ type: [jobRoleEnum], resolve: ({ roles }) => [...roles] }),
  }),
});

/** The people on the job. */
export const pagePeopleType = builder.objectRef<PagePeople>('SignOnPagePeople').implement({
  fields: (t) => ({
    inside: t.field({ type: [personAtSpaceType], description: 'The longest first.', resolve: ({ inside }) => inside }),
    outside: t.field({
      type: [personAtSpaceType],
      description: 'The others whose role goes in.',
      resolve: ({ outside }) => outside,
    }),
    reachable: t.field({ type: [reachableType], resolve: ({ reachable }) => reachable }),
  }),
});

const roleOptionType = builder.objectRef<RoleOption>('RoleOption').implement({
  description: 'What somebody may sign on as: one role, or two that they fill together.',
  fields: (t) => ({
    roles: t.field({ type: [jobRoleEnum], resolve: ({ roles }) => roles }),
    isMissing: t.exposeBoolean('isMissing', { description: 'Whether somebody is missing in it.' }),
  }),
});

/** What a worker is asked before they sign on. */
export const roleQuestionType = builder.objectRef<NamedRoleQuestion>('RoleQuestion').implement({
  description: 'What a worker is asked who has proved who they are, before they sign on.',
  fields: (t) => ({
    name: t.exposeString('name'),
    options: t.field({
      type: [roleOptionType],
      description: 'What is missing stands first.',
      resolve: ({ options }) => options,
    }),
    hindrances: t.field({
      type: [signOnProblemType],
      description: 'The certificates that keep the worker from other roles.',
      resolve: ({ hindrances }) => hindrances,
    }),
  }),
});

/** What a worker is asked before they sign off. */
export const leavingQuestionType = builder.objectRef<NamedLeavingQuestion>('LeavingQuestion').implement({
  description: 'What a worker is asked who has proved who they are, before they sign off.',
  fields: (t) => ({
    name: t.exposeString('name'),
    isInside: t.exposeBoolean('isInside', {
      description: 'Whether they are inside as far as is recorded: `hasComeOut` answers it.',
    }),
    rolesLost: t.field({
      type: [jobRoleEnum],
      description: 'The roles for which the work, or the fire watch, stops: `allTheSame` answers it.',
      resolve: ({ rolesLost }) => rolesLost,
    }),
    leavesTooFew: t.exposeBoolean('leavesTooFew', { description: 'Whether somebody is left in them, though too few.' }),
    othersInside: t.exposeStringList('othersInside', { description: 'The names of the others inside.' }),
  }),
});

/** What a recorded check came to. */
export const recordedCheckType = builder.objectRef<RecordedCheck>('RecordedCheckHere').implement({
  fields: (t) => ({
    passed: t.exposeBoolean('passed'),
    news: t.exposeString('news', { description: 'What is outside its limits; empty if nothing.' }),
  }),
});
