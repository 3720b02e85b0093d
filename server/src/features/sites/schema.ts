import { toPayload, mutationPayload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import {
  updateSiteDetails,
  createSite,
  deleteSite,
  getSite,
  listAvailableSites,
  requireVerifiedCertificates,
} from './service.ts';
import { sitePayload, siteList } from './types.ts';

const createSiteInput = builder.inputType('CreateSiteInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    code: t.string({ required: true, description: '2 to 8 letters and digits; permit numbers start with it.' }),
    address: t.string(),
    timeZone: t.string({ description: 'IANA name; Asia/Singapore unless given.' }),
    emergencyPhone: t.string({ description: 'Whom people at the site call when somebody is hurt.' }),
    countsUnverified: t.boolean({ description: "Whether unverified workers' certificates count; no unless given." }),
  }),
});

const updateSiteInput = builder.inputType('UpdateSiteInput', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({
    name: t.string(),
    code: t.string({ description: 'Cannot be changed once permits use it.' }),
    address: t.string(),
    timeZone: t.string({ description: 'Existing permits keep the instants of their periods.' }),
    emergencyPhone: t.string(),
    countsUnverified: t.boolean({
      description: "Whether unverified workers' certificates count. Who is on a job already stays.",
    }),
  }),
});

builder.queryField('getSites', (t) =>
  t.field({
    type: siteList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      sortBy: t.arg.string({ description: 'name or code.' }),
      sortOrder: t.arg.string({ description: "'asc' or 'desc'." }),
    },
    resolve: (_root, args, context) => listAvailableSites(context, args),
  }),
);

builder.queryField('getSite', (t) =>
  t.field({
    type: sitePayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => getSite(context, id)),
  }),
);

builder.mutationField('createSite', (t) =>
  t.field({
    type: sitePayload,
    args: { data: t.arg({ type: createSiteInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('The site was created.', () => createSite(requireActor(context), data)),
  }),
);

builder.mutationField('updateSite', (t) =>
  t.field({
    type: sitePayload,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateSiteInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      toPayload('The site was saved.', () => updateSiteDetails(requireActor(context), id, data)),
  }),
);

builder.mutationField('requireVerifiedCertificates', (t) =>
  t.field({
    type: mutationPayload,
    description: "Lets only verified workers' certificates count at a site. Who is on a job already stays.",
    args: { site: t.arg.id({ required: true }) },
    resolve: (_root, { site }, context) =>
      toPayload('From now on, only verified certificates count.', async () => {
        await requireVerifiedCertificates(requireActor(context), site);
        return null;
      }),
  }),
);

builder.mutationField('deleteSite', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('The site was deleted.', async () => {
        await deleteSite(requireActor(context), id);
        return null;
      }),
  }),
);
