import type { FlaggedCertificate, PlannedRequirement } from '@eptw/domain/work/requirements/planned-requirements';
import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum, responseCodeEnum } from '../../../graphql/enums.ts';
import { toPayload, type Payload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { requirementType } from '../../work-log/requirement-type.ts';
import { loadPlannedReadiness, loadReadiness } from './service.ts';

const readinessAnswerType = builder.objectRef<Payload<Requirement[]>>('ReadinessAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    requirements: t.field({ type: [requirementType], resolve: ({ item }) => item ?? [] }),
  }),
});

const flaggedCertificateType = builder.objectRef<FlaggedCertificate>('FlaggedCertificate').implement({
  description: 'A certificate that planned work needs and that ends before the work does.',
  fields: (t) => ({
    worker: t.exposeID('workerId'),
    workerName: t.exposeString('workerName'),
    kind: t.expose('kind', { type: certificateKindEnum }),
    until: t.exposeString('until', { description: 'The last day on which it is valid, as YYYY-MM-DD.' }),
    sentence: t.exposeString('sentence'),
  }),
});

const plannedRequirementType = builder.objectRef<PlannedRequirement>('PlannedRequirement').implement({
  description: 'What work will need before it may start. It is not met before the permit is approved.',
  fields: (t) => ({
    requirement: t.field({ type: requirementType, resolve: (planned) => planned }),
    needsAttention: t.exposeBoolean('needsAttention', {
      description: 'Whether something about it should be seen to now. A permit can be submitted all the same.',
    }),
    flagged: t.field({
      type: [flaggedCertificateType],
      description: 'Of workers whom the user sees, the latest first.',
      resolve: ({ flagged }) => [...flagged],
    }),
  }),
});

const plannedReadinessAnswerType = builder
  .objectRef<Payload<PlannedRequirement[]>>('PlannedReadinessAnswer')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      code: t.expose('code', { type: responseCodeEnum }),
      message: t.exposeString('message'),
      requirements: t.field({ type: [plannedRequirementType], resolve: ({ item }) => item ?? [] }),
    }),
  });

builder.queryFields((t) => ({
  getReadiness: t.field({
    type: readinessAnswerType,
    description: "What an action on the work requires, met or not; or 'requestClosure' or 'close' of its permit.",
    args: { permitId: t.arg.id({ required: true }), action: t.arg.string({ required: true }) },
    resolve: (_root, { permitId, action }, context) =>
      toPayload('', () => loadReadiness(requireActor(context), permitId, action)),
  }),
  getPlannedReadiness: t.field({
    type: plannedReadinessAnswerType,
    description: 'What the work under a permit that is being raised will need before it may start.',
    args: {
      form: t.arg.id({ required: true, description: "The template's id." }),
      submission: t.arg({ type: 'JSON', description: 'The answers about the period and the impacts, by input name.' }),
      attachedForms: t.arg.idList({ description: "The ids of the attached forms' templates." }),
      site: t.arg.id({ description: 'One of the own sites.' }),
      parentPermit: t.arg.id({ description: 'Of a child permit, whose site it has.' }),
    },
    resolve: (_root, args, context) => toPayload('', () => loadPlannedReadiness(requireActor(context), args)),
  }),
}));
