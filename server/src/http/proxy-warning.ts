import type { FastifyInstance } from 'fastify';

const warning =
  'A request came with X-Forwarded-For, and TRUST_PROXY is not set. If a proxy of yours stands in front, set it: until then everybody comes from the address of the proxy, and shares its limits on signing in.';

/**
 * Says once that a proxy seems to stand in front which the program was not told of. Anybody can send the header, so
 * nothing else comes of it.
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
