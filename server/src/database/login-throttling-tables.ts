import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** Recent attempts of one kind: to sign in, to register, to request a link. */
export interface AttemptCountTable {
  /** SHA-256 of the kind and of the subject that they are counted for. */
  key: Buffer;
  tries: number;
  forgotten_at: Instant;
}

/** Networks from which a user recently signed in. */
export interface FamiliarNetworkTable {
  /** SHA-256 of the e-mail address and the network. */
  key: Buffer;
  seen_at: Instant;
}
