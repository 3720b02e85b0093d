import { Readable } from 'node:stream';
import { missingPdfsName, pdfArchiveName } from '@eptw/domain/permit/pdf-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  makePdf,
  makePdfs,
  permitsToExport,
  type MissingPdf,
  type NamedPdf,
} from '../features/permits/exporting/service.ts';
import type { Services } from '../graphql/context.ts';
import { Refusal } from '../graphql/errors.ts';
import { archiveOf } from './archive.ts';
import { answered, saved, scopeFor } from './downloads.ts';

/** Room for the ids of as many permits as may be exported at a time, and for a list that is somewhat too long. */
const bodyLimit = 64 * 1024;

/**
 * `GET /pdf/:id` for the PDF of a permit, `POST /pdf` with `{"permits": [ids]}` for those of several in one archive.
 * Both take the bearer token of a session, which therefore never stands in an address.
 */
export async function pdfRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Params: { id: string } }>('/pdf/:id', async (request, reply) => {
    const scope = await scopeFor(services, request, 'getPermitToGenerate');
    const { name, content } = await answered(() => makePdf(scope, request.params.id, originOf(services, request)));
    return saved(reply, name, 'application/pdf').header('content-length', content.length).send(Buffer.from(content));
  });

  app.post('/pdf', { bodyLimit }, async (request, reply) => {
    const scope = await scopeFor(services, request, 'getPermitToGenerate');
    const permits = await answered(() => permitsToExport(scope, permitsIn(request.body)));
    const archive = archiveOf(filesOf(makePdfs(scope, permits, originOf(services, request))));
    return saved(reply, pdfArchiveName, 'application/zip').send(Readable.from(archive, { objectMode: false }));
  });
}

function permitsIn(body: unknown): string[] {
  const permits = typeof body === 'object' && body !== null && 'permits' in body ? body.permits : undefined;
  if (Array.isArray(permits) && permits.every((id) => typeof id === 'string')) return permits;
  throw new Refusal('BAD_INPUT', "Send the permits' ids as a list called 'permits'.");
}

/** Paper leaves the program, so its code needs the whole address; without a setting, the one that was asked for. */
function originOf({ publicUrl }: Services, { protocol, host }: FastifyRequest): string {
  return publicUrl || `${protocol}://${host}`;
}

/** The PDFs, and after them a note on those that could not be made. */
async function* filesOf(made: AsyncIterable<NamedPdf | MissingPdf>): AsyncGenerator<NamedPdf> {
  const missing: string[] = [];
  for await (const one of made) {
    if ('reason' in one) missing.push(`${one.number}: ${one.reason}`);
    else yield one;
  }
  if (missing.length > 0) yield { name: missingPdfsName, content: Buffer.from(`${missing.join('\r\n')}\r\n`) };
}
