import type { Requirement } from '@eptw/domain/work/requirement';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { toPayload, type Payload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { requirementType } from '../work/types.ts';
import { loadReadiness } from './service.ts';

const readinessAnswerType = builder.objectRef<Payload<Requirement[]>>('ReadinessAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    requirements: t.field({ type: [requirementType], resolve: ({ item }) => item ?? [] }),
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
}));
