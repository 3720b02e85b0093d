import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a permit to work never needs of a device. Pictures are chosen as files, also those that a phone takes. */
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'bluetooth', 'display-capture'];

/**
 * Only scripts of our own origin ever run. Styles may stand in the page, because the component library writes them
 * there. Https is forced where the public address has it: a demo runs without. Nothing is kept by browsers and proxies
 * unless its own route says so.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
