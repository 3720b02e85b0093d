import type { PermitEvent } from '../../../events/events.ts';
import { builder } from '../../../graphql/builder.ts';
import { permitStatusEnum, recordedActionEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { subscribeToPermits } from './service.ts';

const permitChangeType = builder.objectRef<PermitEvent>('PermitChange').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    code: t.exposeString('number'),
    status: t.expose('status', { type: permitStatusEnum }),
    version: t.exposeInt('version'),
    by: t.exposeString('by'),
    action: t.expose('action', { type: recordedActionEnum }),
    at: t.field({ type: 'DateTime', resolve: (event) => new Date(event.at) }),
  }),
});

builder.subscriptionField('permitChanged', (t) =>
  t.field({
    type: permitChangeType,
    description: 'Permits visible to the viewer, as they change; with an id, only that one.',
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) => subscribeToPermits(requireActor(context), { permitId: id ?? null }),
    resolve: (event) => event,
  }),
);

builder.subscriptionField('workChanged', (t) =>
  t.field({
    type: permitChangeType,
    description: 'The work under permits visible to the viewer, as it changes; with an id, only under that permit.',
    args: { permitId: t.arg.id() },
    subscribe: (_root, { permitId }, context) =>
      subscribeToPermits(requireActor(context), { permitId: permitId ?? null, onlyWork: true }),
    resolve: (event) => event,
  }),
);
