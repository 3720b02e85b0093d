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
import { claimsAreAbout, identityOf, lacksClaims, type Claims, type Identity } from './identity.ts';
import { isLoopback, type SignOnSettings } from './settings.ts';

/** How far the issuer's clock may be from ours, in seconds. */
const tolerance = 60;
/** How long the issuer may take to answer, in seconds. */
const patience = 8;
/** How long what the issuer says of itself is believed, in milliseconds. */
const believedFor = 3_600_000;

/** What only we know of a sign-on that is under way, and hold against the issuer's answer. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The OpenID Connect provider of the host. */
export interface Issuer {
  settings: SignOnSettings;
  /** Where the browser is to go, and what its return is to be held against. */
  begin(): Promise<{ address: string; secrets: Secrets }>;
  /** Who came back to this address. Throws when anything about the answer is not as it must be. */
  finish(callback: URL, secrets: Secrets): Promise<Identity>;
}

/** Takes the way that every provider must know, unless this one says that it knows only the other. */
function secretOf(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (known.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
}

/**
 * Talks to the issuer when somebody signs on, and not before: the program starts also while the issuer is away. What the
 * issuer says of itself is kept for an hour; its keys are fetched again when a token names an unknown one.
 */
export function createIssuer(settings: SignOnSettings, redirectAddress: string, clock: () => Date): Issuer {
  const { issuer, clientId, clientSecret, scopes, groupsClaim } = settings;
  const server = new URL(issuer);
  let known: { since: number; configuration: Promise<Configuration> } | undefined;

  async function discover(): Promise<Configuration> {
    const found = await discovery(
      server,
      clientId,
      { [clockTolerance]: tolerance },
      clientSecret === undefined ? None() : secretOf(clientSecret),
      // Without these checks a token that came straight from the issuer would be believed unsigned.
      {
        timeout: patience,
        execute: [enableNonRepudiationChecks, ...(isLoopback(server) ? [allowInsecureRequests] : [])],
      },
    );
    const named = found.serverMetadata().issuer;
    // Some providers speak for whole families of issuers: ours is one of them, and no other.
    if (new URL(named).href !== server.href) throw new Error(`The issuer calls itself ${named}, not ${issuer}.`);
    return found;
  }

  function configuration(): Promise<Configuration> {
    const now = clock().getTime();
    if (known && now - known.since < believedFor) return known.configuration;
    const asked = { since: now, configuration: discover() };
    known = asked;
    asked.configuration.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.configuration;
  }

  return {
    settings,
    async begin() {
      const found = await configuration();
      const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(found, {
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
      const found = await configuration();
      const tokens = await authorizationCodeGrant(found, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const token: Claims | undefined = tokens.claims();
      if (!token) throw new Error('The issuer gave no ID token.');
      claimsAreAbout(token, clientId, clock(), tolerance);
      const wantedGroups = settings.roles.length > 0 ? groupsClaim : undefined;
      // A token may be thin: the rest is asked for, about the same person.
      const more =
        lacksClaims(token, wantedGroups) && found.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(found, tokens.access_token, String(token['sub']))
          : {};
      return identityOf({ ...more, ...token }, wantedGroups);
    },
  };
}
