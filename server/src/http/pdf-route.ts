import { Readable } from 'node:stream';
import {
  missingPdfsFileName,
  pdfArchiveName,
  unprintableFileName,
  unprintableHeader,
} from '@eptw/domain/permit/pdf-file';
import { formatUnprintable } from '@eptw/domain/text/unprintable';
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

type NamedFile = Pick<NamedPdf, 'name' | 'content'>;

/** Enough to say what is wrong, and few enough for a header. */
const maxNamedCharacters = 50;

/** Enough for the ids of all permits that can be exported at once, and for a list slightly too long. */
const bodyLimit = 64 * 1024;

/**
 * `GET /pdf/:id` for the PDF of a permit, `POST /pdf` with `{"permits": [ids]}` for several in one archive. Both take
 * the bearer token of a session, which is therefore never in a URL.
 */
export async function pdfRoute(app: FastifyInstance, appContext: AppContext): Promise<void> {
  app.get<{ Params: { id: string } }>('/pdf/:id', async (request, reply) => {
    const context = await authorizeDownload(appContext, request, 'getPermitToGenerate');
    const { name, content, missing } = await toHttpErrors(() =>
      makePdf(context, request.params.id, findOrigin(appContext, request)),
    );
    return toAttachment(reply, name, 'application/pdf')
      .header('content-length', content.length)
      .header(unprintableHeader, encodeURIComponent(JSON.stringify(missing.slice(0, maxNamedCharacters))))
      .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  });

  app.post('/pdf', { bodyLimit }, async (request, reply) => {
    const context = await authorizeDownload(appContext, request, 'getPermitToGenerate');
    const permits = await toHttpErrors(() => requireExportablePermits(context, parsePermitIds(request.body)));
    const archive = zipFiles(withNotes(makePdfs(context, permits, findOrigin(appContext, request))));
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

/** The PDFs, followed by notes on those that could not be created, and on characters that they cannot show. */
async function* withNotes(results: AsyncIterable<NamedPdf | MissingPdf>): AsyncGenerator<NamedFile> {
  const missing: string[] = [];
  const unprintable: string[] = [];
  for await (const result of results) {
    if ('reason' in result) {
      missing.push(`${result.number}: ${result.reason}`);
      continue;
    }
    if (result.missing.length > 0) unprintable.push(`${result.name}: ${formatUnprintable(result.missing)}`);
    yield result;
  }
  if (missing.length > 0) yield toNote(missingPdfsFileName, missing);
  if (unprintable.length > 0) yield toNote(unprintableFileName, unprintable);
}

function toNote(name: string, lines: readonly string[]): NamedFile {
  return { name, content: Buffer.from(`${lines.join('\r\n')}\r\n`) };
}
