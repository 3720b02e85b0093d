import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { loadOutboxKey } from '../features/settings/service.ts';
import type { AppContext } from '../app-context.ts';
import { renderOutboxPage } from './outbox-page.ts';

const maxShownMails = 200;

/** The path of the outbox. It is secret, because the e-mails contain links that open accounts. */
export async function getOutboxPath({ db }: Pick<AppContext, 'db'>): Promise<string> {
  return `/outbox/${await loadOutboxKey(db)}`;
}

interface OutboxParameters {
  key: string;
  id?: string;
}

/**
 * Shows the e-mails that were kept, if no mail server is configured. The path contains a key that is printed at the
 * start.
 */
export async function outboxRoute(
  app: FastifyInstance,
  { db, outbox }: Pick<AppContext, 'db' | 'outbox'>,
): Promise<void> {
  if (!outbox) return;

  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(html);
  const isKey = async (key: string) => {
    const [givenKey, expectedKey] = [Buffer.from(key), Buffer.from(await loadOutboxKey(db))];
    return givenKey.length === expectedKey.length && timingSafeEqual(givenKey, expectedKey);
  };

  app.get<{ Params: OutboxParameters }>('/outbox/:key', async ({ params }, reply) => {
    if (!(await isKey(params.key))) return reply.callNotFound();
    const mails = await outbox.list(maxShownMails);
    return sendPage(
      reply,
      renderOutboxPage(mails, ({ id }) => `/outbox/${params.key}/${id}`),
    );
  });

  app.get<{ Params: OutboxParameters }>('/outbox/:key/:id', async ({ params }, reply) => {
    const mail = (await isKey(params.key)) ? await outbox.find(params.id ?? '') : undefined;
    return mail ? sendPage(reply, mail.html) : reply.callNotFound();
  });
}
