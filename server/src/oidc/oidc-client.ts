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

/** How far the issuer's clock may be from ours, in seconds. */
const clockToleranceSeconds = 60;
/** How long the issuer may take to answer, in seconds. */
const timeoutSeconds = 8;
/** How long what the issuer says of itself is believed, in milliseconds. */
const metadataLifetimeMs = 3_600_000;

/** What only we know of a sign-on that is under way, and hold against the issuer's answer. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The OpenID Connect provider of the host. */
export interface OidcClient {
  settings: SsoSettings;
  /** Where the browser is to go, and what its return is to be held against. */
  begin(): Promise<{ address: string; secrets: LoginSecrets }>;
  /** Who came back to this address. Throws when anything about the answer is not as it must be. */
  finish(callback: URL, secrets: LoginSecrets): Promise<Identity>;
}

/** Takes the way that every provider must know, unless this one says that it knows only the other. */
function createClientAuth(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const cached = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (cached.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}

/**
 * Talks to the issuer when somebody signs on, and not before: the program starts also while the issuer is away. What the
 * issuer says of itself is kept for an hour; its keys are fetched again when a token names an unknown one.
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
      // Without these checks a token that came straight from the issuer would be believed unsigned.
      {
        timeout: timeoutSeconds,
        execute: [enableNonRepudiationChecks, ...(isLoopback(server) ? [allowInsecureRequests] : [])],
      },
    );
    const named = discovered.serverMetadata().issuer;
    // Some providers speak for whole families of issuers: ours is one of them, and no other.
    if (new URL(named).href !== server.href) throw new Error(`The issuer calls itself ${named}, not ${issuer}.`);
    return discovered;
  }

  function configuration(): Promise<Configuration> {
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
      const discovered = await configuration();
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
      const discovered = await configuration();
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
      // A token may be thin: the rest is asked for, about the same person.
      const userInfo =
        lacksClaims(token, wantedGroups) && discovered.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(discovered, tokens.access_token, String(token['sub']))
          : {};
      return toIdentity({ ...userInfo, ...token }, wantedGroups);
    },
  };
}
