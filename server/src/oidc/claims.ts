import type { ClaimedGroups } from '@eptw/domain/user/sso';

/** An issuer's claims about a user: unverified, in any shape. */
export type Claims = Readonly<Record<string, unknown>>;

/** A user's identity at the issuer. */
export interface Identity {
  issuer: string;
  /** The issuer's id for the user, which is never reassigned. */
  subject: string;
  email: string | undefined;
  /** Undefined when the issuer does not say. */
  emailVerified: boolean | undefined;
  fullName: string | undefined;
  groups: ClaimedGroups;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * Throws for tokens that the library accepts: one issued to another application, and one from the future. Everything
 * else about the token has been checked.
 */
export function verifyClaims(claims: Claims, clientId: string, now: Date, tolerance: number): void {
  const { azp, iat } = claims;
  if (azp !== undefined && azp !== clientId) throw new Error('The ID token was made for another application (azp).');
  if (typeof iat !== 'number' || iat > now.getTime() / 1000 + tolerance)
    throw new Error('The ID token was made in the future (iat). Compare the clocks of this server and of the issuer.');
}

/** Whether the token leaves out claims that the userinfo endpoint may have. */
export function lacksClaims(claims: Claims, groupsClaim: string | undefined): boolean {
  return ['email', 'name', ...(groupsClaim === undefined ? [] : [groupsClaim])].some((name) => !(name in claims));
}

/** Some issuers send true as a text. Any other value means that the address is not verified. */
function toVerified(value: unknown): boolean | undefined {
  return value === undefined || value === null ? undefined : value === true || value === 'true';
}

/**
 * The groups as a name or a list of names. Anything else is not read: a user whose groups are not known must not be
 * taken for one in no group, who loses the role.
 */
function readGroups(claims: Claims, groupsClaim: string): ClaimedGroups {
  const claimed = claims[groupsClaim];
  const elsewhere = claims['_claim_names'];
  if (claimed === undefined || claimed === null) {
    const isElsewhere = typeof elsewhere === 'object' && elsewhere !== null && groupsClaim in elsewhere;
    return { unread: isElsewhere ? 'too many' : 'absent' };
  }
  const list: unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  const names = list.filter((group) => typeof group === 'string');
  return names.length === list.length ? { listed: names } : { unread: 'not a list of names' };
}

/** Reads the claims of a checked token. No groups are listed if no role depends on them. */
export function toIdentity(claims: Claims, groupsClaim: string | undefined): Identity {
  const parts = [toText(claims['given_name']), toText(claims['family_name'])].filter((part) => part !== undefined);
  return {
    issuer: String(claims['iss']),
    subject: String(claims['sub']),
    email: toText(claims['email']),
    emailVerified: toVerified(claims['email_verified']),
    fullName: toText(claims['name']) ?? toText(parts.join(' ')),
    groups: groupsClaim === undefined ? { listed: [] } : readGroups(claims, groupsClaim),
  };
}
