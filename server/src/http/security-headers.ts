import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Device features that the application never uses. Pictures are chosen as files, also those that a phone takes. */
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

/** The headers that browsers apply to pages and workers, and ignore on the scripts, styles and fonts of a page. */
export const pageHeaders: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
];

/** Headers by name in lower case. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The headers of every response. Only scripts of our own origin ever run. Inline styles are allowed, because the
 * component library creates them. Https is forced if the public URL has it: a demo runs without.
 */
export function createSecurityHeaders(publicUrl: string | undefined): SecurityHeaders {
  const protect = helmet({
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
    // Only browsers that can no longer open the application read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, () => {});
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/** Adds the headers to every response. Browsers and proxies cache nothing unless the route allows it. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
