import { answering, answerType } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import './defining/schema.ts';
import { getSpecialTemplates, getTemplate, getTemplates, getTemplateVersions } from './service.ts';
import { templateList, templateType } from './types.ts';
import { templateVersionList } from './version-types.ts';

builder.queryField('getTemplates', (t) =>
  t.field({
    type: templateList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      showInCreatePermit: t.arg.boolean(),
      searchText: t.arg.string({ description: 'Found in the title, the permit code or the permit type.' }),
    },
    resolve: (_root, args, context) => getTemplates(context, args),
  }),
);

builder.queryField('getSpecialTemplates', (t) =>
  t.field({
    type: templateList,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => getSpecialTemplates(context, args),
  }),
);

const templateAnswer = answerType('TemplateAnswer', 'template', templateType);

builder.queryField('getTemplate', (t) =>
  t.field({
    type: templateAnswer,
    args: { id: t.arg.id({ required: true }), version: t.arg.int() },
    resolve: (_root, args, context) => answering('', () => getTemplate(context, args)),
  }),
);

builder.queryField('getTemplateVersions', (t) =>
  t.field({
    type: templateVersionList,
    description: 'The newest first.',
    args: { id: t.arg.id({ required: true }), limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => getTemplateVersions(context, args),
  }),
);
