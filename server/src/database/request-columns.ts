import type { Generated } from 'kysely';

/** What a permit's row says of the last requests about it. */
export interface RequestColumns {
  /** Who requested its closure or cancellation, or resubmitted it for its submitter. */
  requested_by: Generated<string | null>;
  /** A digest of the request that made the entry of this sequence, by which a repeat is recognised. */
  request_digest: Generated<string | null>;
  request_sequence: Generated<number | null>;
}
