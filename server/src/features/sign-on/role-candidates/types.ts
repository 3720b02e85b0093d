import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum, jobRoleEnum } from '../../../graphql/enums.ts';
import { certificateType } from '../../work/people-on-job/types.ts';
import type { RoleChoiceOnJob, SignOnCandidate } from './service.ts';

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
