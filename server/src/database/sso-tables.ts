import type { ClaimedGroups } from '@eptw/domain/user/sso';

/** A single sign-on in progress at the identity provider. Its callback deletes it. */
export interface SsoAttemptTable {
  state_hash: Buffer;
  /** SHA-256 of the cookie of the browser that started it. */
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  /** The page that the user wanted to open, as the browser sent it; returned to the browser. */
  wanted: string | null;
  expires_at: Date;
}

/** A user as identified by the identity provider, valid for signing in once. */
export interface SsoResultTable {
  /** SHA-256 of the cookie that holds the result. */
  code_hash: Buffer;
  issuer: string;
  subject: string;
  email: string;
  full_name: string;
  groups: string[];
  /** Why the groups could not be read; null where they are listed. */
  groups_unread: Extract<ClaimedGroups, { unread: string }>['unread'] | null;
  expires_at: Date;
}
