import {
  exportedLists,
  isExportedListName,
  isExportFormat,
  totalRowsHeader,
  type ExportedListName,
  type ExportFormat,
} from '@eptw/domain/report/exported-lists';
import { message } from '@eptw/domain/message';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { authorize } from '../access/authorize.ts';
import { logExport } from '../access/security-log.ts';
import { openExport } from '../exports/open-export.ts';
import { createExportTurns } from '../exports/turns.ts';
import type { Services } from '../graphql/context.ts';
import { listArguments } from '../graphql/list-arguments.ts';
import { scopeOf } from '../graphql/scope.ts';
import { answered, saved } from './downloads.ts';
import { HttpRefusal } from './refusal.ts';
import { contextOf, sessionOf } from './sessions.ts';

const bodyLimit = 64 * 1024;

/** How long a reader may take over a file, in milliseconds. */
const longest = 300_000;

export interface ExportRoute {
  services: Services;
  /** What says which filters a list takes. */
  schema: GraphQLSchema;
  /** How many exports may run at a time. */
  atOnce: number;
}

/**
 * `POST /exports/<list>.<csv|xlsx>` with the arguments of the list's operation as JSON, save for its pages. The answer is
 * the file, and a header that says how many rows it has: it is whole only when it holds as many.
 */
export async function exportRoute(app: FastifyInstance, { services, schema, atOnce }: ExportRoute): Promise<void> {
  const turns = createExportTurns(atOnce);

  app.post<{ Params: { file: string } }>('/exports/:file', { bodyLimit }, async (request, reply) => {
    const { list, format } = wantedFile(request.params.file);
    const context = contextOf(services, request, await sessionOf(services, request));
    const { name, type, rows, content } = await answered(async () => {
      const { operation } = exportedLists[list];
      authorize(operation, context);
      const args = listArguments(schema, operation, request.body ?? {});
      return openExport(scopeOf(context), turns, { list, format, args, longest });
    });
    logExport(context, { list, format, rows });
    content.once('error', (err) => request.log.warn({ err, list, format }, 'An export broke off'));
    return saved(reply, name, type).header(totalRowsHeader, rows).send(content);
  });
}

function wantedFile(file: string): { list: ExportedListName; format: ExportFormat } {
  const [list = '', format = ''] = file.split('.');
  if (isExportedListName(list) && isExportFormat(format) && file === `${list}.${format}`) return { list, format };
  throw new HttpRefusal(404, 'NOT_FOUND', message.notFound);
}
