import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** Tries of late of one kind: to sign in, to register, to be sent a link. */
export interface AttemptCountTable {
  /** SHA-256 of the kind and of whom they are counted for. */
  key: Buffer;
  tries: number;
  forgotten_at: Instant;
}

/** Where somebody signed in not long ago. */
export interface FamiliarNetworkTable {
  /** SHA-256 of the e-mail address and the network. */
  key: Buffer;
  seen_at: Instant;
}
