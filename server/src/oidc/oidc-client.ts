import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { verifyClaims, toIdentity, lacksClaims, type Claims, type Identity } from './claims.ts';
import { isLoopback, type SsoSettings } from './settings.ts';

/** The tolerated difference between the issuer's clock and ours, in seconds. */
const clockToleranceSeconds = 60;
/** How long the issuer may take to respond, in seconds. */
const timeoutSeconds = 8;
/** How long the issuer's metadata is cached, in milliseconds. */
const metadataLifetimeMs = 3_600_000;

/** Secrets of a sign-in in progress, to check the issuer's response against. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The host's OpenID Connect provider. */
export interface OidcClient {
  settings: SsoSettings;
  /** The URL to redirect the browser to, and the secrets to check its return against. */
  begin(): Promise<{ address: string; secrets: LoginSecrets }>;
  /** The identity of the user who returned to this URL. Throws when any part of the response is invalid. */
  finish(callback: URL, secrets: LoginSecrets): Promise<Identity>;
}

/** Uses the authentication method that every provider must support, unless this one supports only the other. */
function createClientAuth(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const cached = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (cached.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}

/**
 * Creates a client that contacts the issuer only when a user signs in, so the program starts while the issuer is
 * unavailable. The issuer's metadata is cached for an hour; its keys are fetched again when a token uses an unknown
 * one.
 */
export function createOidcClient(settings: SsoSettings, redirectAddress: string, clock: () => Date): OidcClient {
  const { issuer, clientId, clientSecret, scopes, groupsClaim } = settings;
  const server = new URL(issuer);
  let cached: { since: number; configuration: Promise<Configuration> } | undefined;

  async function discover(): Promise<Configuration> {
    const discovered = await discovery(
      server,
      clientId,
      { [clockTolerance]: clockToleranceSeconds },
      clientSecret === undefined ? None() : createClientAuth(clientSecret),
      // Without these checks a token fetched directly from the issuer would be trusted unsigned.
      {
        timeout: timeoutSeconds,
        execute: [enableNonRepudiationChecks, ...(isLoopback(server) ? [allowInsecureRequests] : [])],
      },
    );
    const named = discovered.serverMetadata().issuer;
    // Some providers publish metadata for many issuers: only ours is accepted.
    if (new URL(named).href !== server.href) throw new Error(`The issuer calls itself ${named}, not ${issuer}.`);
    return discovered;
  }

  function loadConfiguration(): Promise<Configuration> {
    const now = clock().getTime();
    if (cached && now - cached.since < metadataLifetimeMs) return cached.configuration;
    const fetched = { since: now, configuration: discover() };
    cached = fetched;
    fetched.configuration.catch(() => {
      if (cached === fetched) cached = undefined;
    });
    return fetched.configuration;
  }

  return {
    settings,
    async begin() {
      const discovered = await loadConfiguration();
      const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(discovered, {
        redirect_uri: redirectAddress,
        scope: scopes,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, secrets };
    },
    async finish(callback, { state, nonce, codeVerifier }) {
      const discovered = await loadConfiguration();
      const tokens = await authorizationCodeGrant(discovered, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const token: Claims | undefined = tokens.claims();
      if (!token) throw new Error('The issuer gave no ID token.');
      verifyClaims(token, clientId, clock(), clockToleranceSeconds);
      const wantedGroups = settings.roles.length > 0 ? groupsClaim : undefined;
      // A token may be minimal: the rest is fetched, for the same user.
      const userInfo =
        lacksClaims(token, wantedGroups) && discovered.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(discovered, tokens.access_token, String(token['sub']))
          : {};
      return toIdentity({ ...userInfo, ...token }, wantedGroups);
    },
  };
}
