import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum, jobRoleEnum } from '../../../graphql/enums.ts';
import type { RoleChoiceOnJob, SignOnCandidate } from './candidates.ts';
import type { CertificateOnJob, PersonInside, PersonOnJob, RoleOnJob } from './service.ts';

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
    onlyOneIn: t.field({
      type: [jobRoleEnum],
      description: 'The roles for which the work stops when they sign off now.',
      resolve: ({ onlyOneIn }) => onlyOneIn,
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
    mayCombine: t.field({
      type: [jobRoleEnum],
      description: 'The other roles that the same person may fill.',
      resolve: ({ mayCombine }) => mayCombine,
    }),
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
    certificates: t.field({
      type: [certificateType],
      description: 'The certificates that the role needs.',
      resolve: ({ certificates }) => certificates,
    }),
    unverified: t.field({
      type: [certificateKindEnum],
      description: 'Those of them that nobody has verified, whether or not they count here.',
      resolve: ({ unverified }) => unverified,
    }),
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

export const roleChoiceType = builder.objectRef<RoleChoiceOnJob>('RoleChoice').implement({
  description: 'One role, or two together, that somebody on a job may take instead of theirs.',
  fields: (t) => ({
    roles: t.field({ type: [jobRoleEnum], resolve: ({ roles }) => [...roles] }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why they cannot take it.' }),
    leaves: t.exposeString('leaves', {
      description: 'Who is missing then and not now, and whether the work stops; empty if nobody is.',
    }),
    stops: t.exposeBoolean('stops', { description: 'Whether the work stops.' }),
  }),
});
