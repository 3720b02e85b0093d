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
import { logExport } from '../access/security-log.ts';
import { openExport } from '../exports/open-export.ts';
import { createExportTurns } from '../exports/turns.ts';
import type { Services } from '../graphql/context.ts';
import { listArguments } from '../graphql/list-arguments.ts';
import { answered, saved, scopeFor } from './downloads.ts';
import { HttpRefusal } from './refusal.ts';
import { sessionOf } from './sessions.ts';

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
    // First, so that a refusal knows whose it is.
    await sessionOf(services, request);
    const { list, format } = wantedFile(request.params.file);
    const { operation } = exportedLists[list];
    const scope = await scopeFor(services, request, operation);
    const { name, type, rows, content } = await answered(async () => {
      const args = listArguments(schema, operation, request.body ?? {});
      return openExport(scope, turns, { list, format, args, longest });
    });
    logExport(scope, { list, format, rows });
    content.once('error', (err) => request.log.warn({ err, list, format }, 'An export broke off'));
    return saved(reply, name, type).header(totalRowsHeader, rows).send(content);
  });
}

function wantedFile(file: string): { list: ExportedListName; format: ExportFormat } {
  const [list = '', format = ''] = file.split('.');
  if (isExportedListName(list) && isExportFormat(format) && file === `${list}.${format}`) return { list, format };
  throw new HttpRefusal(404, 'NOT_FOUND', message.notFound);
}
