import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { toPayload, type Payload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { Refusal } from '../../../refusal.ts';
import { musterEntryType } from './entry-type.ts';
import { addMusterVisitor, loadMuster, loadTicks, removeMusterVisitor, tickOff, type Muster } from './service.ts';

const musterAlarm = builder.objectRef<NonNullable<Muster['underWay']>>('MusterAlarm').implement({
  description: 'The stop of all work that called everybody to the assembly point; the list is frozen since then.',
  fields: (t) => ({
    _id: t.exposeID('stopId', { description: 'Of the stop. A device sends it with each tick.' }),
    muster: t.exposeID('id', { description: 'Of the muster, whose record stays.' }),
    kind: t.exposeString('stopKind', { description: 'drill for a drill.' }),
    reason: t.exposeString('reason'),
    since: t.expose('beganAt', { type: 'DateTime' }),
  }),
});

/** The list, or why not. */
interface MusterAnswer {
  success: boolean;
  code: ResponseCode;
  message: string;
  muster: Muster | null;
}

const musterAnswer = builder.objectRef<MusterAnswer>('MusterAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    count: t.int({ resolve: ({ muster }) => muster?.entries.length ?? 0 }),
    items: t.field({
      type: [musterEntryType],
      description: 'Those who were not seen first, and of them the ones inside a space.',
      resolve: ({ muster }) => muster?.entries ?? [],
    }),
    alarm: t.field({
      type: musterAlarm,
      nullable: true,
      description: 'Null while nobody is called to the assembly point.',
      resolve: ({ muster }) => muster?.underWay,
    }),
    mayTick: t.boolean({
      description: 'Whether the reader sees everybody and ticks them; contractors see their own people only.',
      resolve: ({ muster }) => muster?.view === 'everybody',
    }),
    emergencyPhone: t.string({
      description: 'The emergency number of the site; empty if unknown.',
      resolve: ({ muster }) => muster?.emergencyPhone ?? '',
    }),
    readAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the server read the list.',
      resolve: ({ muster }) => muster?.readAt,
    }),
  }),
});

async function toMusterAnswer(work: () => Promise<Muster>): Promise<MusterAnswer> {
  try {
    return { success: true, code: 'OK', message: '', muster: await work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { success: false, code: error.code, message: error.message, muster: null };
  }
}

builder.queryField('getMuster', (t) =>
  t.field({
    type: musterAnswer,
    description:
      'Everybody at a site, and in an alarm everybody who was there since; contractors get their own people.',
    args: { siteId: t.arg.id({ required: true }) },
    resolve: (_root, { siteId }, context) => toMusterAnswer(() => loadMuster(requireActor(context), siteId)),
  }),
);

type TickOfSite = Awaited<ReturnType<typeof loadTicks>>[number];

const musterTickType = builder.objectRef<TickOfSite>('MusterTick').implement({
  description: 'Somebody was seen during a muster, or was not after all.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Of the worker or visitor.' }),
    isSeen: t.exposeBoolean('isSeen', { description: 'False for a tick that was undone.' }),
    madeBy: t.exposeString('madeBy'),
    madeAt: t.expose('madeAt', { type: 'DateTime', description: 'By the device, where it said so.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
  }),
});

const musterTicksAnswer = builder.objectRef<Payload<TickOfSite[]>>('MusterTicksAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    items: t.field({ type: [musterTickType], resolve: ({ item }) => item ?? [] }),
  }),
});

builder.queryField('getMusterTicks', (t) =>
  t.field({
    type: musterTicksAnswer,
    description: 'What was ticked and undone at a site in the last day, the newest first.',
    args: { siteId: t.arg.id({ required: true }) },
    resolve: (_root, { siteId }, context) => toPayload('', () => loadTicks(requireActor(context), siteId)),
  }),
);

const deviceTime = 'ISO 8601, where the device recorded it without a connection.';

builder.mutationFields((t) => ({
  tickOff: t.field({
    type: musterAnswer,
    description: 'Ticks somebody off as seen during a muster, or undoes it.',
    args: {
      site: t.arg.id({ required: true }),
      personId: t.arg.id({ description: 'Of the worker, the permit holder, or whoever was added. Required.' }),
      worker: t.arg.id({ deprecationReason: 'Send it as `personId`: not all of them are workers.' }),
      isSeen: t.arg.boolean({ required: true }),
      deviceTime: t.arg.string({ description: deviceTime }),
      alarm: t.arg.id({
        description: 'The stop that the device showed: with it a tick counts, whatever the clock of the device says.',
      }),
    },
    resolve: (_root, { personId, worker, ...args }, context) =>
      toMusterAnswer(() => tickOff(requireActor(context), { ...args, personId: personId ?? worker ?? '' })),
  }),
  addMusterVisitor: t.field({
    type: musterAnswer,
    description: 'Adds somebody who is not signed on, until the muster is over; others than the host in an alarm only.',
    args: {
      site: t.arg.id({ required: true }),
      id: t.arg.id({ required: true, description: 'A UUID that the device has chosen; a repeat adds nobody.' }),
      name: t.arg.string({ required: true }),
      company: t.arg.string({ required: true }),
      place: t.arg.string({ required: true }),
      permitId: t.arg.id({ description: 'The permit without a work policy to whose people they belong.' }),
      deviceTime: t.arg.string({ description: deviceTime }),
    },
    resolve: (_root, args, context) => toMusterAnswer(() => addMusterVisitor(requireActor(context), args)),
  }),
  removeMusterVisitor: t.field({
    type: musterAnswer,
    description: 'Takes somebody who was added off the list; a frozen one keeps them.',
    args: { site: t.arg.id({ required: true }), visitor: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => toMusterAnswer(() => removeMusterVisitor(requireActor(context), args)),
  }),
}));
