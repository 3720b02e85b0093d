import type { ResponseCode } from '@eptw/domain/response-code';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { Refusal } from '../../../refusal.ts';
import { loadMuster, tickOff, type Muster, type MusterEntry } from './service.ts';

const musterEntryType = builder.objectRef<MusterEntry>('MusterEntry').implement({
  description: 'A worker who is signed on at a site.',
  fields: (t) => ({
    worker: t.exposeID('workerId'),
    name: t.exposeString('name'),
    company: t.exposeString('company'),
    trade: t.exposeString('trade'),
    phone: t.exposeString('phone'),
    permitId: t.exposeID('permitId'),
    code: t.exposeString('permitNumber', { description: 'The permit number.' }),
    isChildPermit: t.exposeBoolean('isChildPermit'),
    place: t.exposeString('place'),
    holder: t.exposeString('holder'),
    holderPhone: t.exposeString('holderPhone'),
    since: t.expose('since', { type: 'DateTime' }),
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

builder.mutationField('tickOff', (t) =>
  t.field({
    type: musterAnswer,
    description: 'Ticks a worker off as seen during a muster, or undoes it.',
    args: {
      site: t.arg.id({ required: true }),
      worker: t.arg.id({ required: true }),
      isSeen: t.arg.boolean({ required: true }),
      deviceTime: t.arg.string({ description: 'ISO 8601, where the device recorded it without a connection.' }),
    },
    resolve: (_root, args, context) => toMusterAnswer(() => tickOff(requireActor(context), args)),
  }),
);
