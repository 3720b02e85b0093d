import { ssoRoles, type SsoRoleMapping } from '@eptw/domain/user/sso';

/** The OpenID Connect provider that the host's staff sign in with. */
export interface SsoSettings {
  /** Exactly as the provider writes it in its tokens. */
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which only PKCE protects. */
  clientSecret: string | undefined;
  scopes: string;
  groupsClaim: string;
  /** Empty if roles are only assigned in the application. */
  roles: readonly SsoRoleMapping[];
}

/** The settings as documented for operators. */
export const ssoSettingRows = [
  {
    name: 'OIDC_ISSUER',
    defaultText: 'none: no single sign-on',
    description:
      'OpenID Connect provider for single sign-on, spelled as in its discovery document. Needs OIDC_CLIENT_ID and PUBLIC_URL; the redirect address is PUBLIC_URL/sso/callback.',
  },
  { name: 'OIDC_CLIENT_ID', defaultText: 'none', description: 'Client ID of this application at the provider.' },
  {
    name: 'OIDC_CLIENT_SECRET',
    defaultText: 'none: a public client',
    description: 'Client secret of the application at the provider. PKCE is used with or without one.',
  },
  { name: 'OIDC_SCOPES', defaultText: 'openid email profile', description: 'Scopes requested from the provider.' },
  { name: 'OIDC_GROUPS_CLAIM', defaultText: 'groups', description: 'Claim that lists the groups of a person.' },
  {
    name: 'OIDC_ROLES',
    defaultText: 'none: administrators give roles',
    description: 'Roles granted to groups of the provider, `eptw-managers=MicronManager, eptw-admins=SiteAdmin`.',
  },
] as const;

export type SsoSettingName = (typeof ssoSettingRows)[number]['name'];

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL needs no encryption because it is on this machine. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopback.includes(hostname);
}

/**
 * Parses pairs of a group and a role, with a problem for each invalid one. A group's name may contain an equals sign.
 */
function parseRoles(text: string, problems: string[]): SsoRoleMapping[] {
  const pairs = text.split(',').map((pair) => pair.trim());
  return pairs.flatMap((pair) => {
    const end = pair.lastIndexOf('=');
    const group = pair.slice(0, Math.max(end, 0)).trim();
    const role = ssoRoles.find((candidate) => candidate === pair.slice(end + 1).trim());
    if (group !== '' && role) return [{ group, role }];
    problems.push(
      `OIDC_ROLES has ${JSON.stringify(pair)}, but must list pairs such as eptw-managers=MicronManager; roles are ${ssoRoles.join(', ')}.`,
    );
    return [];
  });
}

function findIssuerProblem(issuer: string): string | undefined {
  const address = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (!address || (address.protocol !== 'https:' && !isLoopback(address)))
    return 'OIDC_ISSUER must be an address that begins with https://. On this machine itself, http://localhost will do.';
  if (address.search || address.hash || issuer.includes('/.well-known/'))
    return 'OIDC_ISSUER must be the issuer alone, without /.well-known/openid-configuration and without a query.';
  return undefined;
}

/**
 * Reads the settings of single sign-on: undefined if there is none. Adds a sentence to the problems for each invalid
 * value; none repeats a secret.
 */
export function readSsoSettings(
  text: (name: SsoSettingName) => string | undefined,
  publicUrl: string | undefined,
  problems: string[],
): SsoSettings | undefined {
  const issuer = text('OIDC_ISSUER');
  const clientId = text('OIDC_CLIENT_ID');
  if (issuer === undefined) {
    if (clientId !== undefined) problems.push('OIDC_CLIENT_ID also needs OIDC_ISSUER.');
    return undefined;
  }
  const problem = findIssuerProblem(issuer);
  if (problem) problems.push(problem);
  if (clientId === undefined) problems.push('OIDC_ISSUER also needs OIDC_CLIENT_ID.');
  if (publicUrl === undefined)
    problems.push('OIDC_ISSUER also needs PUBLIC_URL: the provider redirects users to PUBLIC_URL/sso/callback.');
  const scopes = text('OIDC_SCOPES') ?? 'openid email profile';
  if (!scopes.split(/\s+/).includes('openid')) problems.push('OIDC_SCOPES must contain openid.');
  const givenRoles = text('OIDC_ROLES');
  return {
    issuer,
    clientId: clientId ?? '',
    clientSecret: text('OIDC_CLIENT_SECRET'),
    scopes,
    groupsClaim: text('OIDC_GROUPS_CLAIM') ?? 'groups',
    roles: givenRoles === undefined ? [] : parseRoles(givenRoles, problems),
  };
}
