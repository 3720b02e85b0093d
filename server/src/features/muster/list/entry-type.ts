import { departures } from '@eptw/domain/muster/muster-list';
import { builder } from '../../../graphql/builder.ts';
import { jobRoleEnum, musterKindEnum } from '../../../graphql/enums.ts';
import type { MusterEntry } from './service.ts';

/** Somebody on a muster list, or in the record of a muster. */
export const musterEntryType = builder.objectRef<MusterEntry>('MusterEntry').implement({
  description:
    'A worker who is signed on at a site, the permit holder of work there, or somebody who was added by name.',
  fields: (t) => ({
    personId: t.exposeID('personId', { description: 'Of the worker, of the permit holder, or of whoever was added.' }),
    worker: t.exposeID('personId', { deprecationReason: 'Read `personId`: not all of them are workers.' }),
    kind: t.expose('kind', { type: musterKindEnum }),
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
    insideSince: t.expose('insideSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when they are inside a space; null while they are not.',
    }),
    roles: t.field({
      type: [jobRoleEnum],
      description: 'What they do on the job; empty where no role is recorded.',
      resolve: ({ roles }) => [...roles],
    }),
    addedBy: t.exposeString('addedBy', { nullable: true, description: 'Null for everybody but visitors.' }),
    cameAt: t.expose('cameAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they came on to the frozen list; null while it is not frozen.',
    }),
    leftAs: t.string({
      nullable: true,
      description: 'How they would have left the frozen list, such as "signed off"; null while they have not.',
      resolve: ({ leftAs }) => leftAs && departures[leftAs],
    }),
    leftAt: t.expose('leftAt', { type: 'DateTime', nullable: true }),
    leftBy: t.exposeString('leftBy', { description: 'Empty while they have not left.' }),
    beforeBy: t.exposeString('beforeBy', { nullable: true, description: 'Who saw them before the alarm.' }),
    beforeAt: t.expose('beforeAt', { type: 'DateTime', nullable: true }),
    seenBy: t.exposeString('seenBy', { nullable: true }),
    seenAt: t.expose('seenAt', { type: 'DateTime', nullable: true }),
    undoneBy: t.exposeString('undoneBy', { nullable: true, description: 'Who last undid a tick.' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
  }),
});
