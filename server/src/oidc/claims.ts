/** What an issuer says of somebody: its word alone, in any shape. */
export type Claims = Readonly<Record<string, unknown>>;

/** Who somebody is to the issuer. */
export interface Identity {
  issuer: string;
  /** The issuer's name for the person, which never becomes somebody else's. */
  subject: string;
  email: string | undefined;
  /** Undefined when the issuer says nothing of it. */
  emailVerified: boolean | undefined;
  fullName: string | undefined;
  groups: string[];
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * Refuses, by throwing, what the library lets pass: a token that was made for another application, and one from the
 * future. All else about the token has been checked.
 */
export function verifyClaims(claims: Claims, clientId: string, now: Date, tolerance: number): void {
  const { azp, iat } = claims;
  if (azp !== undefined && azp !== clientId) throw new Error('The ID token was made for another application (azp).');
  if (typeof iat !== 'number' || iat > now.getTime() / 1000 + tolerance)
    throw new Error('The ID token was made in the future (iat). Compare the clocks of this server and of the issuer.');
}

/** Whether the token leaves out something that the issuer may tell when asked. */
export function lacksClaims(claims: Claims, groupsClaim: string | undefined): boolean {
  return ['email', 'name', ...(groupsClaim === undefined ? [] : [groupsClaim])].some((name) => !(name in claims));
}

/** Some say true as a text. Anything else than true is no verified address. */
function toVerified(value: unknown): boolean | undefined {
  return value === undefined || value === null ? undefined : value === true || value === 'true';
}

function readGroups(claims: Claims, groupsClaim: string): string[] {
  const given = claims[groupsClaim];
  const elsewhere = claims['_claim_names'];
  // Whoever is in no group would lose their role: being in too many must not look like it.
  if (given === undefined && typeof elsewhere === 'object' && elsewhere !== null && groupsClaim in elsewhere)
    throw new Error(`The issuer leaves out ${groupsClaim} because there are too many. Let it send application roles.`);
  const list: unknown[] = Array.isArray(given) ? given : [given];
  return list.filter((group) => typeof group === 'string');
}

/** Reads the claims of a checked token. The groups are empty where no role depends on them. */
export function toIdentity(claims: Claims, groupsClaim: string | undefined): Identity {
  const parts = [toText(claims['given_name']), toText(claims['family_name'])].filter((part) => part !== undefined);
  return {
    issuer: String(claims['iss']),
    subject: String(claims['sub']),
    email: toText(claims['email']),
    emailVerified: toVerified(claims['email_verified']),
    fullName: toText(claims['name']) ?? toText(parts.join(' ')),
    groups: groupsClaim === undefined ? [] : readGroups(claims, groupsClaim),
  };
}
