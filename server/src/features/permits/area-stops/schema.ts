import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { Refusal } from '../../../refusal.ts';
import type { AreaStop } from '../area-stop-rows.ts';
import { areaStopType } from '../area-stop-type.ts';
import type { StopReach } from './reach.ts';
import { liftStop, loadStops, stopAllWork, subscribeToStops, type AreaStopResult } from './service.ts';

/** A changed stop, or why not. */
interface AreaStopAnswer extends StopReach {
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
    suspendedJobs: t.exposeInt('suspendedJobs', { description: 'Jobs that stand still because of the stop.' }),
    stoppedPermits: t.exposeInt('stoppedPermits', { description: 'Permits without a work policy that it covers.' }),
    unreachedPeople: t.exposeInt('unreachedPeople', {
      description: 'People who are signed on and get no text message: they have no number, or there is no gateway.',
    }),
  }),
});

const nobody: StopReach = { suspendedJobs: 0, stoppedPermits: 0, unreachedPeople: 0 };

async function toAreaStopAnswer(work: () => Promise<AreaStopResult>): Promise<AreaStopAnswer> {
  try {
    const { stop, reach, message } = await work();
    return { success: true, code: 'OK', message, item: stop, ...reach };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { success: false, code: error.code, message: error.message, item: null, ...nobody };
  }
}

builder.mutationFields((t) => ({
  stopAllWork: t.field({
    type: areaStopAnswer,
    description:
      'Stops all work of a site, with and without work policies, until the stop is lifted. During a stop it joins that one.',
    args: {
      site: t.arg.id({ required: true }),
      zones: t.arg.idList({ description: 'For sites with zones; the whole site without.' }),
      kind: t.arg.string({ description: "An AreaStopKind; 'other' if it is left out." }),
      muster: t.arg.boolean({ description: 'Whether everybody goes to the assembly point; true if it is left out.' }),
      reason: t.arg.string({ description: "In words; needed for the kind 'other'." }),
      idempotencyKey: t.arg.string({
        description: 'A repeat with the same key returns the first result while the stop is in force.',
      }),
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
    resolve: (_root, args, context) => toAreaStopAnswer(() => liftStop(requireActor(context), args)),
  }),
}));

builder.queryField('getAreaStops', (t) =>
  t.field({
    type: [areaStopType],
    description: 'The stops in force at your own sites, for Super Admins at all sites; the oldest first.',
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
