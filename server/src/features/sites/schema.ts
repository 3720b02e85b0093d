import { answering, mutationAnswer } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { changeSite, createSite, deleteSite, getSite, getSites } from './service.ts';
import { siteAnswer, siteList } from './types.ts';

const createSiteInput = builder.inputType('CreateSiteInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    code: t.string({ required: true, description: '2 to 8 letters and digits; permit numbers begin with it.' }),
    address: t.string(),
    timeZone: t.string({ description: 'IANA name; Asia/Singapore unless given.' }),
  }),
});

const updateSiteInput = builder.inputType('UpdateSiteInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    name: t.string(),
    code: t.string({ description: 'Locked once permits carry it.' }),
    address: t.string(),
    timeZone: t.string({ description: 'Permits that exist keep the instants of their periods.' }),
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
    resolve: (_root, args, context) => getSites(context, args),
  }),
);

builder.queryField('getSite', (t) =>
  t.field({
    type: siteAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answering('', () => getSite(context, id)),
  }),
);

builder.mutationField('createSite', (t) =>
  t.field({
    type: siteAnswer,
    args: { data: t.arg({ type: createSiteInput, required: true }) },
    resolve: (_root, { data }, context) => answering('The site was created.', () => createSite(scopeOf(context), data)),
  }),
);

builder.mutationField('updateSite', (t) =>
  t.field({
    type: siteAnswer,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateSiteInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      answering('The site was saved.', () => changeSite(scopeOf(context), id, data)),
  }),
);

builder.mutationField('deleteSite', (t) =>
  t.field({
    type: mutationAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answering('The site was deleted.', async () => {
        await deleteSite(scopeOf(context), id);
        return null;
      }),
  }),
);
