import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum, jobRoleEnum } from '../../../graphql/enums.ts';
import type { CertificateOnJob, PersonInside, PersonOnJob, RoleOnJob, SignOnCandidate } from './service.ts';

const certificateStateEnum = builder.enumType('CertificateStanding', {
  values: ['valid', 'endsBefore', 'notVerified', 'expired', 'missing'] as const,
});

const certificateType = builder.objectRef<CertificateOnJob>('CertificateOnJob').implement({
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
    staysOutBecause: t.exposeString('staysOutBecause', {
      nullable: true,
      description: 'Why they may not go in now; null when they may, and where no entry log is kept.',
    }),
  }),
});

export const insideType = builder.objectRef<PersonInside>('PersonInside').implement({
  description: 'Somebody inside a space.',
  fields: (t) => ({
    worker: t.exposeID('workerId', { nullable: true, description: 'Null for a rescuer.' }),
    person: t.exposeString('name'),
    phone: t.exposeString('phone'),
    since: t.expose('since', { type: 'DateTime' }),
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
    people: t.field({ type: ['ID'], description: 'The workers in it.', resolve: ({ people }) => people }),
  }),
});

export const candidateType = builder.objectRef<SignOnCandidate>('SignOnCandidate').implement({
  description: 'A worker who may sign on in a role, or why not.',
  fields: (t) => ({
    worker: t.exposeID('workerId'),
    name: t.exposeString('name'),
    company: t.exposeString('company'),
    trade: t.exposeString('trade'),
    passNumber: t.exposeString('passNumber'),
    phone: t.exposeString('phone'),
    problem: t.exposeString('problem', { nullable: true, description: 'Why they cannot fill the role.' }),
    mayCombine: t.field({
      type: [jobRoleEnum],
      description: 'Other roles that are missing and that they may fill beside this one.',
      resolve: ({ mayCombine }) => mayCombine,
    }),
    roles: t.field({
      type: [jobRoleEnum],
      description: 'The roles in which they are signed on here already.',
      resolve: ({ roles }) => [...roles],
    }),
  }),
});
