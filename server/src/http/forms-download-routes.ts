import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { downloadPaths } from '@eptw/domain/forms-download/downloads';
import { message } from '@eptw/domain/message';
import type { FastifyError, FastifyInstance } from 'fastify';
import { createErrorBody } from './refusal.ts';

/** An hour: a new edition is visible on the same day, and a form is not sent again for each print. */
const cacheSeconds = 3600;

/** Serves a folder of documents below the prefix that the plugin is registered with. */
async function serveFolder(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(createErrorBody('NOT_FOUND', message.notFound)));
  // The folder itself and invalid file names are refused as forbidden; callers get 'not found'.
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  await app.register(fastifyStatic, {
    root,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', `public, max-age=${cacheSeconds}`);
      reply.header('content-disposition', `inline; filename="${path.basename(file)}"`);
    },
  });
}

/**
 * Serves the forms and guides drawn by the build, each below its own path. Everybody may download them, even without
 * signing in: they are blank and say nothing about any permit. An unknown name is not found, for a browser too.
 */
export async function formsDownloadRoutes(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  for (const prefix of Object.values(downloadPaths))
    await app.register(serveFolder, { prefix, root: path.join(directory, prefix) });
}
