import { builder } from '../../../graphql/builder.ts';
import type { Waiting } from './service.ts';
import type { ClosingGroup, Contact } from './store.ts';

const contactType = builder.objectRef<Contact>('Contact').implement({
  description: 'Somebody to call.',
  fields: (t) => ({
    fullname: t.exposeString('fullname'),
    phone: t.exposeString('phone', { description: 'Empty where none is known.' }),
  }),
});

const closingGroupType = builder.objectRef<ClosingGroup>('ClosingGroup').implement({
  description: 'A group that finishes permits at a site.',
  fields: (t) => ({
    name: t.exposeString('name'),
    members: t.field({ type: [contactType], resolve: ({ members }) => members }),
  }),
});

/** Whom a permit waits for, and how to hurry them. */
export const waitingType = builder.objectRef<Waiting>('Waiting').implement({
  description: 'Whom a permit that nobody has closed waits for, as its submitter gets to see it.',
  fields: (t) => ({
    waitsFor: t.exposeString('waitsFor', { description: "'permitClosers' or 'submitter'." }),
    since: t.expose('since', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone'),
    groups: t.field({ type: [closingGroupType], resolve: ({ groups }) => groups }),
    owner: t.field({
      type: contactType,
      nullable: true,
      description: 'The host / system owner, where nobody else can be called.',
      resolve: ({ owner }) => owner,
    }),
    remindedAt: t.expose('remindedAt', { type: 'DateTime', nullable: true }),
    remindFrom: t.expose('remindFrom', {
      type: 'DateTime',
      nullable: true,
      description: 'When a reminder can be sent; null while there is nobody to remind.',
    }),
  }),
});
