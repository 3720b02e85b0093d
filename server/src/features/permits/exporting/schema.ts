import { answering, type Answer, type Page } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { wholeText } from '../reading/service.ts';
import { permitType } from '../reading/types.ts';
import { pdfLogs, permitToGenerate, type PermitToGenerate } from './service.ts';
import { pdfLogType, type PdfLog } from './types.ts';

const permitToGenerateAnswer = builder.objectRef<Answer<PermitToGenerate>>('PermitToGenerateAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    pdfFileName: t.string({ nullable: true, resolve: ({ item }) => item?.pdfFileName }),
    url: t.string({
      nullable: true,
      description: 'Where the PDF is read with GET and the bearer token of the session.',
      resolve: ({ item }) => item?.url,
    }),
    item: t.field({ type: permitType, nullable: true, resolve: ({ item }) => item?.permit }),
    permit: t.string({
      nullable: true,
      description: 'The whole permit as JSON text.',
      resolve: ({ item }) => item && wholeText(item.permit),
    }),
  }),
});

builder.queryField('getPermitToGenerate', (t) =>
  t.field({
    type: permitToGenerateAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answering('', () => permitToGenerate(scopeOf(context), id)),
  }),
);

const pdfLogsAnswer = builder.objectRef<Answer<Page<PdfLog>>>('PdfLogsAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    count: t.int({ resolve: ({ item }) => item?.count ?? 0 }),
    items: t.field({ type: [pdfLogType], resolve: ({ item }) => item?.items ?? [] }),
    results: t.string({
      description: 'The same as JSON text.',
      resolve: ({ item }) => JSON.stringify(item?.items ?? []),
    }),
  }),
});

builder.queryField('getPdfLogs', (t) =>
  t.field({
    type: pdfLogsAnswer,
    args: { pdfFileName: t.arg.string({ required: true }), limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, search, context) => answering('', () => pdfLogs(scopeOf(context), search)),
  }),
);
