import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Now = ColumnType<Date, Date | string | undefined, Date | string>;

/** A worker of a contractor. Once erased, only the id, the company and the trade are left. */
export interface WorkerTable {
  id: Generated<string>;
  company: string;
  name: string;
  pass_number: string;
  trade: Generated<string>;
  phone: Generated<string>;
  languages: Generated<string[]>;
  /** The PIN hashed with argon2id; null until one is set. */
  pin_hash: string | null;
  /** The number of changes, counted from 1. */
  version: Generated<number>;
  created_at: Now;
  changed_at: Instant | null;
  changed_by: string | null;
  erased_at: Instant | null;
}

export interface WorkerCertificateTable {
  worker_id: string;
  /** A kind of the domain's table. */
  kind: string;
  number: string;
  issuer: string;
  /** The last day on which it is valid. */
  expires_on: ColumnType<Date, string, string>;
  /** The stored name of a picture or scan. */
  file_name: string | null;
  /** Who entered it or changed it last; null where nobody recorded that. */
  entered_by: string | null;
  /** Since when the worker has it under this number, from this issuer. */
  number_since: Now;
  /** Who has seen it as it is now, at which site and when; null while nobody has. */
  verified_by: string | null;
  verified_site: string | null;
  verified_at: Instant | null;
}

/** A request to verify a certificate, for a permit: one a day. */
export interface CertificateReminderTable {
  worker_id: string;
  kind: string;
  /** YYYY-MM-DD, at the site. */
  day: ColumnType<Date, string, string>;
  permit_id: string;
  person_id: string;
  reminded_at: Instant;
}

/** Attempts to sign on with a pass number, existing or not, since the last right PIN. */
export interface WorkerPinAttemptTable {
  /** SHA-256 of the company and the pass number. */
  key: Buffer;
  attempts: number;
  last_at: Instant;
}

export interface CrewTables {
  worker: WorkerTable;
  worker_certificate: WorkerCertificateTable;
  certificate_reminder: CertificateReminderTable;
  worker_pin_attempt: WorkerPinAttemptTable;
}
