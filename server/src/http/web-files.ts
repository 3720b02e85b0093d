import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '@eptw/domain/message';
import { signOnPages } from '../features/sign-on-codes/service.ts';
import { createErrorBody } from './refusal.ts';
import { pageHeaders } from './security-headers.ts';

/**
 * Serves the built web application, compressed where the build has written a compressed copy. Files under assets/ have
 * a hash of their content in their names and are cached for good; everything else is revalidated. Unknown paths opened
 * in a browser return the application itself, those of a sign-on page that page.
 */
export async function serveWebFiles(app: FastifyInstance, directory: string | undefined): Promise<void> {
  const isBuilt = directory !== undefined && existsSync(path.join(directory, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: directory,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = path.relative(directory, file).startsWith(`assets${path.sep}`);
        // Half a kilobyte for each of the twenty files of a page.
        if (isHashed) for (const name of pageHeaders) reply.removeHeader(name);
        if (file.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPageRequest(request)) return reply.sendFile(findPage(request));
    return sendNotFound(reply);
  });
}

function isPageRequest({ method, headers, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith('/assets/') && (headers.accept ?? '').includes('text/html');
}

function findPage({ url }: FastifyRequest): string {
  return url.startsWith(signOnPages) ? 'work-here.html' : 'index.html';
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(createErrorBody('NOT_FOUND', message.notFound));
}
