import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { toPayload, type Payload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { Refusal } from '../../../refusal.ts';
import {
  addMusterVisitor,
  loadMuster,
  loadTicks,
  removeMusterVisitor,
  tickOff,
  type Muster,
  type MusterEntry,
} from './service.ts';

const musterEntryType = builder.objectRef<MusterEntry>('MusterEntry').implement({
  description: 'A worker who is signed on at a site, or somebody who was added by name.',
  fields: (t) => ({
    worker: t.exposeID('personId', { description: 'Of the worker, or of whoever was added.' }),
    name: t.exposeString('name'),
    company: t.exposeString('company'),
    trade: t.exposeString('trade'),
    phone: t.exposeString('phone'),
    permitId: t.exposeID('permitId', { nullable: true }),
    code: t.exposeString('permitNumber', { nullable: true, description: 'The permit number.' }),
    isChildPermit: t.exposeBoolean('isChildPermit'),
    place: t.exposeString('place'),
    holder: t.exposeString('holder'),
    holderPhone: t.exposeString('holderPhone'),
    since: t.expose('since', { type: 'DateTime' }),
    addedBy: t.exposeString('addedBy', { nullable: true, description: 'Null for a worker who is signed on.' }),
    seenBy: t.exposeString('seenBy', { nullable: true }),
    seenAt: t.expose('seenAt', { type: 'DateTime', nullable: true }),
    undoneBy: t.exposeString('undoneBy', { nullable: true, description: 'Who last undid a tick.' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
  }),
});

const musterAlarm = builder.objectRef<NonNullable<Muster['alarm']>>('MusterAlarm').implement({
  description: 'The oldest stop of all work in force at the site.',
  fields: (t) => ({
    reason: t.exposeString('reason'),
    since: t.expose('since', { type: 'DateTime' }),
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
      description: 'Those who were not seen first.',
      resolve: ({ muster }) => muster?.entries ?? [],
    }),
    alarm: t.field({
      type: musterAlarm,
      nullable: true,
      description: 'Null while no stop is in force.',
      resolve: ({ muster }) => muster?.alarm,
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
    description: 'Everybody who is signed on at a site.',
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
      worker: t.arg.id({ required: true, description: 'Of the worker, or of whoever was added.' }),
      isSeen: t.arg.boolean({ required: true }),
      deviceTime: t.arg.string({ description: deviceTime }),
    },
    resolve: (_root, args, context) => toMusterAnswer(() => tickOff(requireActor(context), args)),
  }),
  addMusterVisitor: t.field({
    type: musterAnswer,
    description: 'Adds somebody who is not signed on, until the muster is over.',
    args: {
      site: t.arg.id({ required: true }),
      id: t.arg.id({ required: true, description: 'A UUID that the device has chosen; a repeat adds nobody.' }),
      name: t.arg.string({ required: true }),
      company: t.arg.string({ required: true }),
      place: t.arg.string({ required: true }),
      deviceTime: t.arg.string({ description: deviceTime }),
    },
    resolve: (_root, args, context) => toMusterAnswer(() => addMusterVisitor(requireActor(context), args)),
  }),
  removeMusterVisitor: t.field({
    type: musterAnswer,
    description: 'Takes somebody who was added off the list.',
    args: { site: t.arg.id({ required: true }), visitor: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => toMusterAnswer(() => removeMusterVisitor(requireActor(context), args)),
  }),
}));
