import type { FastifyInstance } from 'fastify';

const warning =
  'A request has X-Forwarded-For, but TRUST_PROXY is not set. If you run a proxy, set TRUST_PROXY. Until then all users share the address of the proxy and its sign-in limits.';

/**
 * Warns once when a proxy seems to be in front that is not configured. Anybody can send the header, so it has no
 * other effect.
 */
export function warnAboutUnknownProxy(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy > 0) return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    request.log.warn(warning);
  });
}
