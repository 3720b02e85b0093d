import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes up to which a result fits into one packet with its headers, so that compressing it would not help. */
const minBytes = 1_400;

const compress = promisify(gzip);

function acceptsGzip(request: FastifyRequest): boolean {
  const codings = String(request.headers['accept-encoding'] ?? '').split(',');
  return codings.some((coding) => {
    const [name, weight = ''] = coding.split(';').map((part) => part.trim());
    return name === 'gzip' && !/^q=0(\.0*)?$/.test(weight);
  });
}

/**
 * Sends a large text compressed, if the client accepts that. It is compressed outside the event loop. Never use it for
 * a text that contains a secret: its length would reveal whether another part of the text repeats the secret.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  if (text.length < minBytes || !acceptsGzip(request)) return reply.send(text);
  const compressed = await compress(text);
  return reply.header('content-encoding', 'gzip').send(compressed);
}
