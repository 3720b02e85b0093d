import { toPayload, definePayloadType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { listSpecialTemplates, getTemplate, listAvailableTemplates, listTemplateVersions } from './service.ts';
import { templateList, templateType } from './types.ts';
import { templateVersionList } from './version-types.ts';

builder.queryField('getTemplates', (t) =>
  t.field({
    type: templateList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      showInCreatePermit: t.arg.boolean(),
      searchText: t.arg.string({ description: 'Searches the title, permit code and permit type.' }),
    },
    resolve: (_root, args, context) => listAvailableTemplates(context, args),
  }),
);

builder.queryField('getSpecialTemplates', (t) =>
  t.field({
    type: templateList,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => listSpecialTemplates(context, args),
  }),
);

const templatePayload = definePayloadType('TemplateAnswer', 'template', templateType);

builder.queryField('getTemplate', (t) =>
  t.field({
    type: templatePayload,
    args: { id: t.arg.id({ required: true }), version: t.arg.int() },
    resolve: (_root, args, context) => toPayload('', () => getTemplate(context, args)),
  }),
);

builder.queryField('getTemplateVersions', (t) =>
  t.field({
    type: templateVersionList,
    description: 'The newest first.',
    args: { id: t.arg.id({ required: true }), limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => listTemplateVersions(context, args),
  }),
);
