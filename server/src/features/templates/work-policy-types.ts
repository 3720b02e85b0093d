import type { RoleRequirement } from '@eptw/domain/role/role-requirement';
import type {
  CheckReading,
  CheckSeries,
  CrewRequirement,
  FireWatch,
  WorkPolicy,
} from '@eptw/domain/work-policy/work-policy';
import { findRange } from '@eptw/domain/work-policy/reading-range';
import { builder } from '../../graphql/builder.ts';
import { certificateKindEnum, checkKindEnum, jobRoleEnum } from '../../graphql/enums.ts';

const readingType = builder.objectRef<CheckReading>('CheckReading').implement({
  description: 'A value that a check records. `from` and `to` themselves are within its limits, `below` is not.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The key of the value in a record.' }),
    label: t.exposeString('label'),
    unit: t.exposeString('unit'),
    from: t.float({ nullable: true, resolve: (reading) => reading.from ?? null }),
    to: t.float({ nullable: true, resolve: (reading) => reading.to ?? null }),
    below: t.float({ nullable: true, resolve: (reading) => reading.below ?? null }),
    rangeFrom: t.float({
      nullable: true,
      description: 'The least that the instrument shows; null where that is not known.',
      resolve: (reading) => findRange(reading)?.from ?? null,
    }),
    rangeTo: t.float({
      nullable: true,
      description: 'The most that the instrument shows. A value beyond it is recorded as over range.',
      resolve: (reading) => findRange(reading)?.to ?? null,
    }),
  }),
});

export const checkSeriesType = builder.objectRef<CheckSeries>('CheckSeries').implement({
  description: 'A check that is repeated during the work.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Identifies the series, also in later versions.' }),
    title: t.exposeString('title'),
    kind: t.expose('kind', { type: checkKindEnum }),
    readings: t.field({
      type: [readingType],
      description: 'In the order in which they are taken.',
      resolve: (series) => series.readings,
    }),
    beforeStartMinutes: t.int({
      nullable: true,
      description: 'How old the first check may be when the work starts.',
      resolve: (series) => series.beforeStartMinutes ?? null,
    }),
    everyMinutes: t.int({ nullable: true, resolve: (series) => series.everyMinutes ?? null }),
    graceMinutes: t.exposeInt('graceMinutes', { description: 'After it is due, until it counts as missed.' }),
    calibrationDays: t.int({
      nullable: true,
      description: 'How long ago the instrument may have been calibrated.',
      resolve: (series) => series.calibrationDays ?? null,
    }),
  }),
});

const fireWatchType = builder.objectRef<FireWatch>('FireWatch').implement({
  description: 'What is watched after the work for fires, in minutes.',
  fields: (t) => ({
    minutes: t.exposeInt('minutes'),
    roundMinutes: t.exposeInt('roundMinutes'),
    graceMinutes: t.exposeInt('graceMinutes'),
  }),
});

const crewRequirementType = builder.objectRef<CrewRequirement>('CrewRequirement').implement({
  fields: (t) => ({
    certificate: t.expose('certificate', { type: certificateKindEnum }),
    atLeast: t.exposeInt('atLeast'),
  }),
});

const roleRequirementType = builder.objectRef<RoleRequirement>('RoleRequirement').implement({
  description: 'A role on the job. One person fills one role, unless the policy lets them combine it with another.',
  fields: (t) => ({
    role: t.expose('role', { type: jobRoleEnum }),
    atLeast: t.exposeInt('atLeast', { description: '0: people may sign on in the role and need not.' }),
    certificates: t.expose('certificates', {
      type: [certificateKindEnum],
      description: 'Everyone in the role holds all of them.',
    }),
    allTheTime: t.exposeBoolean('allTheTime', {
      description: 'The work is suspended when the last person in the role leaves.',
    }),
    mayCombine: t.expose('mayCombine', { type: [jobRoleEnum], description: 'Each of these names this role, too.' }),
    goesInside: t.exposeBoolean('goesInside', { description: 'People in the role stand in the entry log.' }),
  }),
});

export const workPolicyType = builder.objectRef<WorkPolicy>('WorkPolicy').implement({
  description: 'What a version of a template says about the job itself.',
  fields: (t) => ({
    validityHours: t.float({
      nullable: true,
      description: 'From the start of the work, a part of an hour in whole minutes; null: the whole period.',
      resolve: (policy) => policy.validityHours ?? null,
    }),
    revalidationHours: t.float({ nullable: true, resolve: (policy) => policy.revalidationHours ?? null }),
    ownPauseMinutes: t.exposeInt('ownPauseMinutes'),
    extensionHours: t.exposeFloat('extensionHours'),
    fireWatch: t.field({ type: fireWatchType, nullable: true, resolve: (policy) => policy.fireWatch ?? null }),
    isolation: t.exposeBoolean('isolation'),
    checks: t.field({ type: [checkSeriesType], resolve: (policy) => policy.checks }),
    roles: t.field({ type: [roleRequirementType], resolve: (policy) => policy.roles }),
    entryLog: t.exposeBoolean('entryLog', { description: 'Those who go inside are recorded in and out.' }),
    crew: t.field({
      type: [crewRequirementType],
      description: 'Of a policy from before roles: how many people with each certificate. Empty where it names roles.',
      resolve: (policy) => policy.crew,
    }),
    severalJobs: t.exposeBoolean('severalJobs'),
  }),
});
