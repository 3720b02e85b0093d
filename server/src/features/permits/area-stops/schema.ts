import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { Refusal } from '../../../refusal.ts';
import { liftStop, loadStops, stopAllWork, subscribeToStops, type AreaStop, type AreaStopResult } from './service.ts';

const areaStopType = builder.objectRef<AreaStop>('AreaStop').implement({
  description: 'A stop of all work at a site.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    site: t.exposeID('siteId'),
    siteName: t.exposeString('siteName'),
    reason: t.exposeString('reason'),
    setBy: t.exposeString('setBy'),
    setAt: t.expose('setAt', { type: 'DateTime' }),
    liftedAt: t.expose('liftedAt', { type: 'DateTime', nullable: true, description: 'Null while it is in force.' }),
  }),
});

/** A changed stop, or why not. */
interface AreaStopAnswer {
  success: boolean;
  code: ResponseCode;
  message: string;
  item: AreaStop | null;
}

const areaStopAnswer = builder.objectRef<AreaStopAnswer>('AreaStopAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    item: t.field({ type: areaStopType, nullable: true, resolve: ({ item }) => item }),
  }),
});

async function toAreaStopAnswer(work: () => Promise<AreaStopResult>): Promise<AreaStopAnswer> {
  try {
    const { stop, message } = await work();
    return { success: true, code: 'OK', message, item: stop };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { success: false, code: error.code, message: error.message, item: null };
  }
}

builder.mutationFields((t) => ({
  stopAllWork: t.field({
    type: areaStopAnswer,
    description: 'Suspends every live job of a site and lets no other start until the stop is lifted.',
    args: {
      site: t.arg.id({ required: true }),
      zones: t.arg.idList({ description: 'For sites with zones; the whole site without.' }),
      reason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key returns the first result.' }),
    },
    resolve: (_root, args, context) => toAreaStopAnswer(() => stopAllWork(requireActor(context), args)),
  }),
  liftStop: t.field({
    type: areaStopAnswer,
    description: 'Lifts a stop; each job is then resumed on its own.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ description: 'Required while somebody on the muster list is not seen.' }),
    },
    resolve: (_root, { id, reason }, context) =>
      toAreaStopAnswer(() => liftStop(requireActor(context), id, reason ?? '')),
  }),
}));

builder.queryField('getAreaStops', (t) =>
  t.field({
    type: [areaStopType],
    description: 'The stops in force at your own sites, the oldest first.',
    resolve: (_root, _args, context) => loadStops(requireActor(context)),
  }),
);

builder.subscriptionField('areaStopsChanged', (t) =>
  t.boolean({
    description: 'Stops that are set or lifted at own sites, as they are.',
    subscribe: (_root, _args, context) => subscribeToStops(requireActor(context)),
    resolve: () => true,
  }),
);
