import { createHash, createHmac, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SsoSettings } from '../../../oidc/settings.ts';

export const testClient = { clientId: 'eptw', clientSecret: 'the secret of the client' } as const;

/** How a token is signed; `forged` uses a key that is not the issuer's. */
export type Signing = 'RS256' | 'HS256' | 'none' | 'forged';

/** Changes to the issuer's normal responses for one single sign-on. */
export interface ProviderResponse {
  /** Claims to change; undefined omits one. */
  claims?: Record<string, unknown>;
  signing?: Signing;
  userinfo?: Record<string, unknown>;
}

/** A small OpenID Connect provider that can also misbehave in every way. */
export interface TestOidcProvider {
  settings: SsoSettings;
  /** How often each of its endpoints was called. */
  requestCounts: Record<string, number>;
  /** Signs in the user who was redirected to this URL, and returns the query of the callback. */
  authorize(authorization: string, answer?: ProviderResponse): string;
  /** Signs with another key from now on. */
  rotateKeys(): void;
  /** Its discovery metadata, which tests may change. */
  metadata: Record<string, unknown>;
  /** Redirects every request there instead of responding. */
  redirectTo?: string;
  close(): Promise<void>;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Key {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

function createKey(): Key {
  return { kid: randomBytes(6).toString('hex'), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

function signToken(claims: object, signing: Signing, key: Key): string {
  const alg = signing === 'forged' ? 'RS256' : signing;
  const content = `${base64url({ alg, kid: key.kid })}.${base64url(claims)}`;
  const signatures = {
    RS256: () => sign('sha256', Buffer.from(content), key.privateKey),
    forged: () => sign('sha256', Buffer.from(content), createKey().privateKey),
    HS256: () => createHmac('sha256', testClient.clientSecret).update(content).digest(),
    none: () => Buffer.alloc(0),
  };
  return `${content}.${signatures[signing]().toString('base64url')}`;
}

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
  answer: ProviderResponse;
}

const defaultClaims = { sub: 'ann-1', email: 'ann.tan@fab.example', email_verified: true, name: 'Ann Tan' };

/** Starts it on a free port of this machine, or on the given one. */
export async function startTestOidcProvider(changes: Partial<SsoSettings> = {}, port = 0): Promise<TestOidcProvider> {
  let key = createKey();
  const requests: Record<string, number> = {};
  const grants = new Map<string, Grant>();
  const userinfos = new Map<string, Record<string, unknown>>();
  let metadata: Record<string, unknown> = {};

  async function respondWithToken(request: IncomingMessage): Promise<[number, object]> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const { clientId, clientSecret } = { ...testClient, ...changes };
    const credentials = [clientId, clientSecret ?? ''].map((part) => encodeURIComponent(part).replaceAll('%20', '+'));
    const expected = `Basic ${Buffer.from(credentials.join(':')).toString('base64')}`;
    if (clientSecret !== undefined && request.headers.authorization !== expected)
      return [401, { error: 'invalid_client' }];
    if (!grant || grant.challenge !== verifier || grant.redirectUri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: metadata['issuer'], aud: clientId, iat: now, exp: now + 300, nonce: grant.nonce },
      ...defaultClaims,
      ...grant.answer.claims,
    };
    const access_token = randomBytes(8).toString('hex');
    userinfos.set(`Bearer ${access_token}`, { sub: claims.sub, ...grant.answer.userinfo });
    const id_token = signToken(claims, grant.answer.signing ?? 'RS256', key);
    return [200, { access_token, token_type: 'Bearer', expires_in: 60, id_token }];
  }

  async function respondTo(request: IncomingMessage): Promise<[number, object]> {
    const path = request.url ?? '';
    requests[path] = (requests[path] ?? 0) + 1;
    if (path === '/.well-known/openid-configuration') return [200, metadata];
    if (path === '/token') return respondWithToken(request);
    const jwk = { ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, use: 'sig' };
    if (path === '/keys') return [200, { keys: [jwk] }];
    return [200, userinfos.get(request.headers.authorization ?? '') ?? {}];
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (provider.redirectTo !== undefined) {
      response.writeHead(302, { location: `${provider.redirectTo}${request.url}` }).end();
      return;
    }
    void respondTo(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('no port was given');
  const issuer = `http://127.0.0.1:${listening.port}`;
  metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/me`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // Announces weak algorithms too, so that only the client's own checks reject a bad token.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  };

  const provider: TestOidcProvider = {
    settings: {
      ...{ issuer, ...testClient, scopes: 'openid email profile', groupsClaim: 'groups', roles: [] },
      ...changes,
    },
    requestCounts: requests,
    metadata,
    authorize(authorization, answer = {}) {
      const asks = new URL(authorization).searchParams;
      const code = randomBytes(8).toString('hex');
      grants.set(code, {
        nonce: asks.get('nonce') ?? '',
        challenge: asks.get('code_challenge') ?? '',
        redirectUri: asks.get('redirect_uri') ?? '',
        answer,
      });
      return new URLSearchParams({ code, state: asks.get('state') ?? '' }).toString();
    },
    rotateKeys: () => (key = createKey()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}
