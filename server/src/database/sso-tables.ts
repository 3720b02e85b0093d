/** A single sign-on that is under way at the identity provider. Its callback takes it away. */
export interface SsoAttemptTable {
  state_hash: Buffer;
  /** SHA-256 of the cookie of the browser that began it. */
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  /** Where the person wanted to go; the browser's own word, handed back to it. */
  wanted: string | null;
  expires_at: Date;
}

/** Who the identity provider said that somebody is, good for signing in once. */
export interface SsoResultTable {
  /** SHA-256 of the cookie that holds the result. */
  code_hash: Buffer;
  issuer: string;
  subject: string;
  email: string;
  full_name: string;
  groups: string[];
  expires_at: Date;
}
