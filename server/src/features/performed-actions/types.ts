/**
 * A performed action, with its idempotency key and its result, so that a repeat of the request does not perform it
 * again.
 */
export interface PerformedAction {
  key: string;
  /** SHA-256 of the request. */
  digest: string;
  message: string;
}

/** An idempotency key with the digest of the request that it came with. */
export type SentKey = Pick<PerformedAction, 'key' | 'digest'>;
