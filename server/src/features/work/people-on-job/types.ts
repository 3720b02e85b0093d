import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum, jobRoleEnum } from '../../../graphql/enums.ts';
import type { CertificateOnJob, PersonInside, PersonOnJob, RoleOnJob } from './service.ts';
import type { PeopledChildPermit } from './store.ts';

const certificateStateEnum = builder.enumType('CertificateStanding', {
  values: ['valid', 'endsBefore', 'notVerified', 'expired', 'missing'] as const,
});

export const certificateType = builder.objectRef<CertificateOnJob>('CertificateOnJob').implement({
  description: 'A certificate that somebody needs on the job.',
  fields: (t) => ({
    kind: t.expose('kind', { type: certificateKindEnum }),
    state: t.expose('state', { type: certificateStateEnum }),
    until: t.exposeString('until', { nullable: true, description: 'The last day, as YYYY-MM-DD.' }),
  }),
});

export const crewMemberType = builder.objectRef<PersonOnJob>('CrewMember').implement({
  description: 'A worker who is signed on.',
  fields: (t) => ({
    worker: t.exposeID('workerId'),
    name: t.exposeString('name', { description: 'Empty for whoever may not see the crew register of their company.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'Whether the viewer sees who it is.' }),
    company: t.exposeString('company'),
    trade: t.exposeString('trade'),
    phone: t.exposeString('phone'),
    roles: t.field({ type: [jobRoleEnum], resolve: ({ roles }) => [...roles] }),
    since: t.expose('since', { type: 'DateTime' }),
    insideSince: t.expose('insideSince', { type: 'DateTime', nullable: true }),
    certificates: t.field({ type: [certificateType], resolve: ({ certificates }) => certificates }),
    whenLeaving: t.exposeString('whenLeaving', {
      description: 'What happens when they sign off now; empty if the work goes on.',
    }),
    rolesLost: t.field({
      type: [jobRoleEnum],
      description: 'The roles for which the work stops when they sign off now.',
      resolve: ({ rolesLost }) => rolesLost,
    }),
    staysForFireWatch: t.exposeBoolean('staysForFireWatch', {
      description: 'Whether they stay signed on when the work is finished, because they watch for fire then.',
    }),
    goesInside: t.exposeBoolean('goesInside', {
      description: 'Whether one of their roles goes into the space, and stands in the entry log.',
    }),
    staysOutBecause: t.exposeString('staysOutBecause', {
      nullable: true,
      description: 'Why they may not go in now; null when they may, and where no entry log is kept.',
    }),
  }),
});

export const insideType = builder.objectRef<PersonInside>('PersonInside').implement({
  description: 'Somebody inside a space.',
  fields: (t) => ({
    worker: t.exposeID('workerId', { nullable: true, description: 'Null for a rescuer, or a stranger.' }),
    person: t.exposeString('name'),
    stranger: t.exposeBoolean('isStranger', { description: 'Whether they went in without being signed on.' }),
    phone: t.exposeString('phone'),
    since: t.expose('since', { type: 'DateTime' }),
  }),
});

export const peopledChildPermitType = builder.objectRef<PeopledChildPermit>('PeopledChildPermit').implement({
  description: 'A child permit with people on it, each counted once.',
  fields: (t) => ({
    code: t.exposeString('number'),
    inside: t.exposeInt('inside', { description: 'How many are inside its space, rescuers and strangers too.' }),
    outside: t.exposeInt('outside', { description: 'How many are signed on, and not inside.' }),
    onBoth: t.exposeInt('onBoth', { description: 'How many of both are signed on to the parent permit, too.' }),
  }),
});

export const roleOnJobType = builder.objectRef<RoleOnJob>('RoleOnJob').implement({
  description: 'A role in which people sign on.',
  fields: (t) => ({
    role: t.expose('role', { type: jobRoleEnum }),
    needed: t.exposeInt('needed', { description: 'How many people fill it, each this role alone.' }),
    filled: t.exposeInt('filled', { description: 'How many count, by their certificates.' }),
    allTheTime: t.exposeBoolean('allTheTime', { description: 'Whether the work stops when the last one leaves.' }),
    goesInside: t.exposeBoolean('goesInside'),
    mayCombine: t.field({
      type: [jobRoleEnum],
      description: 'The other roles that the same person may fill.',
      resolve: ({ mayCombine }) => mayCombine,
    }),
    people: t.field({ type: ['ID'], description: 'The workers in it.', resolve: ({ people }) => people }),
  }),
});
