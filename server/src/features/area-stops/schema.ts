import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../graphql/builder.ts';
import { responseCodeEnum } from '../../graphql/enums.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { Refusal } from '../../refusal.ts';
import type { AreaStop } from './area-stop-rows.ts';
import { areaStopType } from './area-stop-type.ts';
import { LiftRefusal, liftStop, loadStopToLift, type LiftState, type UnseenPerson } from './lift.ts';
import type { StopReach } from './reach.ts';
import { loadStops, stopAllWork, subscribeToStops, type AreaStopResult } from './service.ts';

/** A changed stop, or why not. */
interface AreaStopAnswer extends StopReach {
  success: boolean;
  code: ResponseCode;
  message: string;
  item: AreaStop | null;
  /** What the stop is now, where it is to be lifted. */
  toLift: LiftState | null;
}

const unseenPersonType = builder.objectRef<UnseenPerson>('UnseenPerson').implement({
  description: 'Somebody who was not seen at the assembly point.',
  fields: (t) => ({ _id: t.exposeID('personId'), name: t.exposeString('name') }),
});

const stopToLiftType = builder.objectRef<LiftState>('StopToLift').implement({
  description: 'What somebody is shown before they lift a stop; they send what they were shown.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'How many requests have made the stop what it is.' }),
    notSeen: t.field({
      type: [unseenPersonType],
      description: 'Who is not seen at the assembly point, each once; none where lifting the stop ends no muster.',
      resolve: ({ notSeen }) => [...notSeen],
    }),
  }),
});

const stopAsShownInput = builder.inputType('StopAsShown', {
  description: 'What somebody who lifts a stop was shown of it: the stop is not lifted where that is not so any more.',
  fields: (t) => ({
    version: t.int({ required: true }),
    notSeen: t.idList({ required: true, description: 'Of those who were not seen.' }),
  }),
});

const areaStopAnswer = builder.objectRef<AreaStopAnswer>('AreaStopAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    item: t.field({ type: areaStopType, nullable: true, resolve: ({ item }) => item }),
    toLift: t.field({
      type: stopToLiftType,
      nullable: true,
      description: 'What the stop is now: for getStopToLift, and where liftStop is refused for it.',
      resolve: ({ toLift }) => toLift,
    }),
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
    return { success: true, code: 'OK', message, item: stop, toLift: null, ...reach };
  } catch (error) {
    return toRefusal(error);
  }
}

async function toLiftAnswer(work: () => Promise<LiftState>): Promise<AreaStopAnswer> {
  try {
    const toLift = await work();
    return { success: true, code: 'OK', message: '', item: toLift.stop, toLift, ...nobody };
  } catch (error) {
    return toRefusal(error);
  }
}

function toRefusal(error: unknown): AreaStopAnswer {
  if (!(error instanceof Refusal)) throw error;
  const toLift = error instanceof LiftRefusal ? error.state : null;
  return {
    success: false,
    code: error.code,
    message: error.message,
    item: toLift?.stop ?? null,
    toLift,
    ...nobody,
  };
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
      shown: t.arg({
        type: stopAsShownInput,
        description: 'Needed beside the reason where others have asked for the stop and somebody is not seen.',
      }),
    },
    resolve: (_root, args, context) => toAreaStopAnswer(() => liftStop(requireActor(context), args)),
  }),
}));

builder.queryField('getStopToLift', (t) =>
  t.field({
    type: areaStopAnswer,
    description: 'A stop in force with who is not seen at the assembly point, for whoever may lift it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toLiftAnswer(() => loadStopToLift(requireActor(context), id)),
  }),
);

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
