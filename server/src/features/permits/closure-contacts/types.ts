import { builder } from '../../../graphql/builder.ts';
import { pendingPartyEnum } from '../../../graphql/enums.ts';
import type { ClosureContacts } from './service.ts';
import type { ClosingGroup, Contact } from './store.ts';

const contactType = builder.objectRef<Contact>('Contact').implement({
  description: 'A person to call.',
  fields: (t) => ({
    fullname: t.exposeString('fullname'),
    phone: t.exposeString('phone', { description: 'Empty when unknown.' }),
  }),
});

const closingGroupType = builder.objectRef<ClosingGroup>('ClosingGroup').implement({
  description: 'A group that closes permits at a site.',
  fields: (t) => ({
    name: t.exposeString('name'),
    members: t.field({ type: [contactType], resolve: ({ members }) => members }),
  }),
});

/** The contacts of a permit that has to be finished, and when they can be reminded. */
export const waitingType = builder.objectRef<ClosureContacts>('Waiting').implement({
  description: 'Who has to act on a permit that is not closed, as its submitter sees it.',
  fields: (t) => ({
    waitsFor: t.expose('waitsFor', { type: pendingPartyEnum }),
    since: t.expose('since', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone'),
    groups: t.field({ type: [closingGroupType], resolve: ({ groups }) => groups }),
    owner: t.field({
      type: contactType,
      nullable: true,
      description: 'The host / system owner, when no one else can be called.',
      resolve: ({ owner }) => owner,
    }),
    remindedAt: t.expose('remindedAt', { type: 'DateTime', nullable: true }),
    remindFrom: t.expose('remindFrom', {
      type: 'DateTime',
      nullable: true,
      description: 'When a reminder can be sent; null while there is no one to remind.',
    }),
  }),
});
