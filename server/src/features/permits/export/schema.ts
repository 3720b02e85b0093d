import { toPayload, type Payload, type Page } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { toJsonText } from '../detail/service.ts';
import { permitType } from '../detail/types.ts';
import { findPdfLogs, findPermitToGenerate, type PermitToGenerate } from './service.ts';
import { pdfLogType, type PdfLog } from './types.ts';

const permitToGeneratePayloadType = builder.objectRef<Payload<PermitToGenerate>>('PermitToGenerateAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    pdfFileName: t.string({ nullable: true, resolve: ({ item }) => item?.pdfFileName }),
    url: t.string({
      nullable: true,
      description: 'Address of the PDF, for GET with the bearer token of the session.',
      resolve: ({ item }) => item?.url,
    }),
    item: t.field({ type: permitType, nullable: true, resolve: ({ item }) => item?.permit }),
    permit: t.string({
      nullable: true,
      description: 'The whole permit as JSON text.',
      resolve: ({ item }) => item && toJsonText(item.permit),
    }),
  }),
});

builder.queryField('getPermitToGenerate', (t) =>
  t.field({
    type: permitToGeneratePayloadType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => findPermitToGenerate(requireActor(context), id)),
  }),
);

const pdfLogsPayloadType = builder.objectRef<Payload<Page<PdfLog>>>('PdfLogsAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
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
    type: pdfLogsPayloadType,
    args: { pdfFileName: t.arg.string({ required: true }), limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, search, context) => toPayload('', () => findPdfLogs(requireActor(context), search)),
  }),
);
