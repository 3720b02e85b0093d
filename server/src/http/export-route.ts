import {
  exportedLists,
  isExportedListName,
  isExportFormat,
  totalRowsHeader,
  type ExportedListName,
  type ExportFormat,
} from '@eptw/domain/export/exported-lists';
import { message } from '@eptw/domain/message';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { logExport } from '../access/security-log.ts';
import { openExport } from '../exports/open-export.ts';
import { createExportLimiter } from '../exports/export-limiter.ts';
import type { AppContext } from '../app-context.ts';
import { parseListArguments } from '../graphql/list-arguments.ts';
import { toHttpErrors, toAttachment, authorizeDownload } from './file-responses.ts';
import { HttpRefusal } from './refusal.ts';
import { findSession } from './sessions.ts';

const bodyLimit = 64 * 1024;

/** How long a client may take to read a file, in milliseconds. */
const exportTimeoutMs = 300_000;

export interface ExportRouteOptions {
  appContext: AppContext;
  /** Defines the filters of each list. */
  schema: GraphQLSchema;
  /** How many exports may run at once. */
  maxConcurrent: number;
}

/**
 * `POST /exports/<list>.<csv|xlsx>` with the arguments of the list's operation as JSON, without its pages. The
 * response is the file, with its number of rows in a header: it is complete only when it has as many.
 */
export async function exportRoute(
  app: FastifyInstance,
  { appContext, schema, maxConcurrent }: ExportRouteOptions,
): Promise<void> {
  const limiter = createExportLimiter(maxConcurrent);

  app.post<{ Params: { file: string } }>('/exports/:file', { bodyLimit }, async (request, reply) => {
    // First, so that a refusal can be logged with its user.
    await findSession(appContext, request);
    const { list, format } = parseExportFile(request.params.file);
    const { operation } = exportedLists[list];
    const context = await authorizeDownload(appContext, request, operation);
    const { name, type, rows, content } = await toHttpErrors(async () => {
      const args = parseListArguments(schema, operation, request.body ?? {});
      return openExport(context, limiter, { list, format, args, timeoutMs: exportTimeoutMs });
    });
    logExport(context, { list, format, rows });
    content.once('error', (err) => request.log.warn({ err, list, format }, 'An export was interrupted'));
    return toAttachment(reply, name, type).header(totalRowsHeader, rows).send(content);
  });
}

function parseExportFile(file: string): { list: ExportedListName; format: ExportFormat } {
  const [list = '', format = ''] = file.split('.');
  if (isExportedListName(list) && isExportFormat(format) && file === `${list}.${format}`) return { list, format };
  throw new HttpRefusal(404, 'NOT_FOUND', message.notFound);
}
