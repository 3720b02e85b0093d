import { message } from '@eptw/domain/message';
import type { FastifyInstance } from 'fastify';
import { isDisplayable } from '../features/files/content-type.ts';
import { findLinkedFile } from '../features/files/service.ts';
import type { AppContext } from '../app-context.ts';
import { HttpRefusal } from './refusal.ts';

/** An uploaded file can neither run nor load anything if a browser opens it as a page. */
const sandbox = "default-src 'none'; frame-ancestors 'none'; sandbox";

interface FileRequest {
  Params: { name: string };
  Querystring: { expires?: string; signature?: string };
}

/** `/files/:name` for signed links. Pictures and PDF files are displayed, everything else is downloaded. */
export async function fileRoute(app: FastifyInstance, appContext: AppContext): Promise<void> {
  app.get<FileRequest>('/files/:name', async ({ params, query }, reply) => {
    const { expires = '', signature = '' } = query;
    const file = await findLinkedFile(appContext, {
      name: params.name,
      expires: String(expires),
      signature: String(signature),
    });
    if (!file)
      throw new HttpRefusal(
        404,
        'NOT_FOUND',
        `${message.notFound}. The link may have expired: please open the file again.`,
      );
    const content = await appContext.files.read(file.name);
    // Browsers do not display PDF in a sandbox; they run its scripts separately from the page, if at all.
    if (file.type !== 'application/pdf') reply.header('content-security-policy', sandbox);
    return reply
      .type(file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type)
      .header('content-length', file.size)
      .header('content-disposition', formatContentDisposition(file.original_name, isDisplayable(file.type)))
      .send(content);
  });
}

/** The name twice: in ASCII for the oldest programs, and in full. */
function formatContentDisposition(name: string, shown: boolean): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${shown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodedName}`;
}
