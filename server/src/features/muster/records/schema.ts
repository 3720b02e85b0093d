import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { toPayload, type Payload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { musterEntryType } from '../list/entry-type.ts';
import { loadMusterRecord, loadMusters, type Muster, type MusterRecord, type NamedTick } from './service.ts';

const musterHeadType = builder.objectRef<Muster>('MusterHead').implement({
  description: 'A muster of a site, from the call to the assembly point until the stop was lifted.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    site: t.exposeID('siteId'),
    siteName: t.exposeString('siteName'),
    timeZone: t.exposeString('timeZone'),
    kind: t.exposeString('stopKind', { description: 'Of the stop with which it began; drill for a drill.' }),
    reason: t.exposeString('reason'),
    setBy: t.exposeString('setBy'),
    beganAt: t.expose('beganAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'Null while it is under way.' }),
    endedBy: t.exposeString('endedBy', { nullable: true }),
    endReason: t.exposeString('endReason', {
      description: 'Why the stop was lifted although somebody was not seen; empty otherwise.',
    }),
  }),
});

const recordedTickType = builder.objectRef<NamedTick>('RecordedTick').implement({
  description: 'A tick in the record of a muster.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    isSeen: t.exposeBoolean('isSeen', { description: 'False for a tick that was undone.' }),
    madeBy: t.exposeString('madeBy'),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    counts: t.exposeBoolean('counts', { description: 'Whether it was made after the alarm.' }),
  }),
});

const musterRecordType = builder.objectRef<MusterRecord>('MusterRecord').implement({
  description: 'Who was on the list of a muster, and what became of them.',
  fields: (t) => ({
    muster: t.field({ type: musterHeadType, resolve: (record) => record }),
    people: t.expose('people', { type: [musterEntryType] }),
    notSeen: t.exposeInt('notSeen', { description: 'How many people were not seen when it ended.' }),
    ticks: t.expose('ticks', { type: [recordedTickType], description: 'The earliest first.' }),
  }),
});

const musterRecordAnswer = builder.objectRef<Payload<MusterRecord>>('MusterRecordAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    item: t.field({ type: musterRecordType, nullable: true, resolve: ({ item }) => item }),
  }),
});

const mustersAnswer = builder.objectRef<Payload<Muster[]>>('MustersAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    items: t.field({ type: [musterHeadType], resolve: ({ item }) => item ?? [] }),
  }),
});

builder.queryFields((t) => ({
  getMusters: t.field({
    type: mustersAnswer,
    description: 'The musters of a site, the newest first.',
    args: { siteId: t.arg.id({ required: true }) },
    resolve: (_root, { siteId }, context) => toPayload('', () => loadMusters(requireActor(context), siteId)),
  }),
  getMusterRecord: t.field({
    type: musterRecordAnswer,
    description: 'The record of a muster; contractors get the people of their own company.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => loadMusterRecord(requireActor(context), id)),
  }),
}));
