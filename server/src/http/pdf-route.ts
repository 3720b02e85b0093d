import { Readable } from 'node:stream';
import { missingPdfsFileName, pdfArchiveName } from '@eptw/domain/permit/pdf-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  makePdf,
  makePdfs,
  requireExportablePermits,
  type MissingPdf,
  type NamedPdf,
} from '../features/permits/export/service.ts';
import type { AppContext } from '../app-context.ts';
import { Refusal } from '../refusal.ts';
import { zipFiles } from './zip-files.ts';
import { toHttpErrors, toAttachment, authorizeDownload } from './file-responses.ts';

/** Enough for the ids of all permits that can be exported at once, and for a list slightly too long. */
const bodyLimit = 64 * 1024;

/**
 * `GET /pdf/:id` for the PDF of a permit, `POST /pdf` with `{"permits": [ids]}` for several in one archive. Both take
 * the bearer token of a session, which is therefore never in a URL.
 */
export async function pdfRoute(app: FastifyInstance, appContext: AppContext): Promise<void> {
  app.get<{ Params: { id: string } }>('/pdf/:id', async (request, reply) => {
    const context = await authorizeDownload(appContext, request, 'getPermitToGenerate');
    const { name, content } = await toHttpErrors(() =>
      makePdf(context, request.params.id, findOrigin(appContext, request)),
    );
    return toAttachment(reply, name, 'application/pdf')
      .header('content-length', content.length)
      .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  });

  app.post('/pdf', { bodyLimit }, async (request, reply) => {
    const context = await authorizeDownload(appContext, request, 'getPermitToGenerate');
    const permits = await toHttpErrors(() => requireExportablePermits(context, parsePermitIds(request.body)));
    const archive = zipFiles(withMissingNote(makePdfs(context, permits, findOrigin(appContext, request))));
    return toAttachment(reply, pdfArchiveName, 'application/zip').send(Readable.from(archive, { objectMode: false }));
  });
}

function parsePermitIds(body: unknown): string[] {
  const permits = typeof body === 'object' && body !== null && 'permits' in body ? body.permits : undefined;
  if (Array.isArray(permits) && permits.every((id) => typeof id === 'string')) return permits;
  throw new Refusal('BAD_INPUT', "Send the permits' ids as a list called 'permits'.");
}

/**
 * Printed permits leave the application, so their QR code needs the full URL; without a setting, the host of the
 * request is used.
 */
function findOrigin({ publicUrl }: AppContext, { protocol, host }: FastifyRequest): string {
  return publicUrl || `${protocol}://${host}`;
}

/** The PDFs, followed by a note on those that could not be created. */
async function* withMissingNote(results: AsyncIterable<NamedPdf | MissingPdf>): AsyncGenerator<NamedPdf> {
  const missing: string[] = [];
  for await (const result of results) {
    if ('reason' in result) missing.push(`${result.number}: ${result.reason}`);
    else yield result;
  }
  if (missing.length > 0) yield { name: missingPdfsFileName, content: Buffer.from(`${missing.join('\r\n')}\r\n`) };
}
