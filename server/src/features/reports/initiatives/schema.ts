import { namedSites, countPermitsAt, type InitiativesMonth, type SitePermits } from '@eptw/domain/report/initiatives';
import { toPayload, type Payload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { loadInitiatives, subscribeToPermitsRaised } from './service.ts';

const sitePermitsType = builder.objectRef<SitePermits>('SitePermits').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: "The site's code." }),
    permits: t.exposeInt('permits'),
  }),
});

const initiativesMonthType = builder.objectRef<InitiativesMonth>('InitiativesMonth').implement({
  description: 'Permits and child permits raised in a month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM.' }),
    sites: t.field({
      type: [sitePermitsType],
      description: 'Every site of the installation.',
      resolve: ({ sites }) => sites,
    }),
    ...Object.fromEntries(
      Object.entries(namedSites).map(([name, code]) => [
        name,
        t.int({ description: `Of the site ${code}.`, resolve: ({ sites }) => countPermitsAt(sites, code) }),
      ]),
    ),
  }),
});

const initiativesPayload = builder.objectRef<Payload<InitiativesMonth[]>>('EptwInitiativesAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    data: t.field({
      type: [initiativesMonthType],
      description: 'The months of the year, January first; empty when refused.',
      resolve: ({ item }) => item ?? [],
    }),
  }),
});

builder.queryField('getEptwInitiativesData', (t) =>
  t.field({
    type: initiativesPayload,
    args: {
      permitSite: t.arg.string({ description: "'ALL' or the code of a site." }),
      currentWeek: t.arg.int({ description: 'Accepted and ignored; a year has all of its weeks.' }),
      currentMonth: t.arg.int({ description: 'Accepted and ignored; a year has all of its months.' }),
      currentYear: t.arg.int({ description: 'This year unless given.' }),
    },
    resolve: (_root, args, context) =>
      toPayload('', async () => (await loadInitiatives(requireActor(context), args)).months),
  }),
);

builder.subscriptionField('permitsRaised', (t) =>
  t.boolean({
    description: 'Sent when a permit or child permit was raised, at any site.',
    subscribe: (_root, _args, context) => subscribeToPermitsRaised(context),
    resolve: () => true,
  }),
);
