import type { AnnouncementType } from '@eptw/domain/announcement/announcement';
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { FieldChange } from '@eptw/domain/text/field-changes';
import type { AdminAction, AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { RecordedAction } from '@eptw/domain/permit/actions';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { InputChange } from '@eptw/domain/template/submission/answer-changes';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import type { MailTable } from './mail-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { SsoAttemptTable, SsoResultTable } from './sso-tables.ts';
import type { RollupTables } from './rollup-tables.ts';
import type { CrewTables } from './crew-tables.ts';
import type { DraftTables } from './draft-tables.ts';
import type { SmsTables } from './sms-tables.ts';
import type { TemplateTables } from './template-tables.ts';
import type { WorkTables } from './work-tables.ts';
import type { FamiliarNetworkTable, AttemptCountTable } from './login-throttling-tables.ts';
import type { RequestColumns } from './request-columns.ts';

/** JSON columns are written as text, so that a JavaScript list never becomes a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type Now = ColumnType<Date, Date | string | undefined, Date | string>;

export interface SiteTable {
  id: Generated<string>;
  code: string;
  name: string;
  address: Generated<string>;
  time_zone: Generated<string>;
  /** Empty if unknown. */
  emergency_phone: Generated<string>;
  /** Whether certificates that nobody has verified count at the site. */
  counts_unverified: Generated<boolean>;
  archived_at: Instant | null;
}

export interface DisciplineTable {
  id: Generated<string>;
  code: string;
  description: string;
  archived_at: Instant | null;
}

export interface UserTable {
  id: Generated<string>;
  email: string;
  full_name: string;
  role: Role;
  status: AccountStatus;
  company: Generated<string>;
  phone: Generated<string>;
  /** Whether the user claimed the company when registering, and no administrator has checked it. */
  company_claimed: Generated<boolean>;
  /** SHA-256 of a value in the browser in which the user registered; null for accounts created otherwise. */
  registration_browser: Buffer | null;
  /** Until when the address cannot change, because its owner blocked a change. */
  email_kept_until: Instant | null;
  /** Null until a password is set; without one the user cannot sign in with a password. */
  password_hash: string | null;
  email_verified_at: Instant | null;
  /** The address that replaces `email` once it is verified. */
  pending_email: string | null;
  /** The user's permanent identity at the identity provider; null until the first single sign-on. */
  sign_on_issuer: string | null;
  sign_on_subject: string | null;
  /** The role, if single sign-on gave it; a trigger empties it when somebody else changes the role. */
  sign_on_role: Role | null;
  /** The path of the page that the user chose to see first; null for the list of permits. */
  first_page: string | null;
  /** The number of changes of the account, counted from 1 by the database. */
  version: GeneratedAlways<number>;
  /** Set together by the administrator who changes the account; for the user's own changes, by the database. */
  changed_at: Instant | null;
  changed_by: string | null;
  created_at: Now;
  archived_at: Instant | null;
}

export interface UserSiteTable {
  person_id: string;
  site_id: string;
}

export interface GroupTable {
  id: Generated<string>;
  name: string;
  site_id: string;
  permit_closer: boolean;
  created_by: string | null;
  created_at: Now;
  archived_at: Instant | null;
}

export interface GroupMemberTable {
  group_id: string;
  person_id: string;
}

export interface SessionTable {
  id: Generated<string>;
  person_id: string;
  /** SHA-256 of the bearer token, so that nobody can sign in with a copy of the table. */
  token_hash: Buffer;
  created_at: Now;
  last_seen_at: Now;
  ended_at: Instant | null;
}

export type CodePurpose = 'verifyEmail' | 'resetPassword' | 'blockEmailChange';

/** A code that was e-mailed to a user, valid once until it expires. */
export interface SecurityCodeTable {
  id: Generated<string>;
  person_id: string;
  purpose: CodePurpose;
  /** SHA-256 of the code, so that nobody can open an account with a copy of the table. */
  code_hash: Buffer;
  /** The address that it was e-mailed to, and verifies. */
  email: string;
  /** Whether the user has to choose a password next. */
  require_password: Generated<boolean>;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** A picture of a site, on which the map inputs of its permits are drawn. */
export interface SiteMapTable {
  id: Generated<string>;
  site_id: string;
  name: string;
  file_name: string;
  created_at: Now;
  archived_at: Instant | null;
}

/** An admin action. Append-only; hash covers the entry and its predecessor's hash. */
export interface AuditEntryTable {
  sequence: number;
  at: Instant;
  /** Null for actions from the server's command line or by single sign-on. */
  actor_id: string | null;
  actor_name: string;
  actor_role: Role | null;
  action: AdminAction;
  subject_kind: AuditSubject;
  subject_id: string;
  subject_name: string;
  changes: Json<FieldChange[]>;
  previous_hash: string;
  hash: string;
}

export interface SettingTable {
  name: string;
  value: Json<unknown>;
}

export interface AnnouncementTable {
  id: Generated<string>;
  title: string;
  message: string;
  type: Generated<AnnouncementType>;
  color: string | null;
  active_from: Instant | null;
  active_to: Instant | null;
  version: Generated<number>;
  created_at: Now;
}

export interface PermitTable extends RequestColumns {
  id: Generated<string>;
  parent_permit_id: string | null;
  number: string;
  template_id: string;
  site_id: string;
  discipline_id: string;
  owner_id: string;
  submitter_id: string;
  submitter_role: Role;
  submitter_company: string;
  status: PermitStatus;
  /** The number of empty reviewer slots; written with every change of them. */
  open_slots: number;
  /** The group whose approval is the only missing one, written likewise. */
  last_group_id: string | null;
  /** Since when the permit has been in its status; written by the database. Unknown for permits that ended long ago. */
  status_since: GeneratedAlways<Date | null>;
  reason: string | null;
  work_description: string;
  /** Where the work is, from the form; empty if the form does not say. */
  work_place: Generated<string>;
  /** The labels of what has to be proven before the start and nobody has answered; null where no form asks for any. */
  unproven: string[] | null;
  starts_at: Instant | null;
  ends_at: Instant | null;
  created_at: Now;
  updated_at: Now;
  /** Number of changes; a caller with an older version gets a conflict that describes the changes. */
  version: Generated<number>;
  /** SHA-256 of the covered answers as of `fingerprint_version`; unknown for any other version. */
  fingerprint: string | null;
  fingerprint_version: number | null;
  project_manager_id: string | null;
  project_manager_at: Instant | null;
  /** What the project manager approved; null for approvals from before fingerprints. */
  project_manager_fingerprint: string | null;
  rejected_by: string | null;
  rejected_at: Instant | null;
  /** The group that the rejection was made for, if any. */
  rejected_for: string | null;
  final_approver_id: string | null;
  /** Since when it needs approval again because approvals lapsed. */
  lapsed_at: Instant | null;
  idempotency_key: string | null;
  /** SHA-256 of the request with this key. */
  idempotency_digest: string | null;
  /** The permit that this one was copied from. */
  source_permit_id: string | null;
}

/** Position 0 is the permit's own form; the attached child forms follow. */
export interface FilledFormTable {
  id: Generated<string>;
  permit_id: string;
  position: number;
  template_id: string;
  template_version_id: string;
  submission: Json<Submission>;
}

/** The permit codes on a permit, of its own form or attached ones. Written by the database, for finding lists. */
export interface PermitFormTable {
  permit_id: GeneratedAlways<string>;
  code: GeneratedAlways<string>;
  site_id: GeneratedAlways<string>;
  status: GeneratedAlways<PermitStatus>;
  created_at: GeneratedAlways<Date>;
}

/** Every company that permits were raised for, once. Written by the database, for searching lists. */
export interface SubmitterCompanyTable {
  name: GeneratedAlways<string>;
}

/** One row per approval needed; exactly one of person and group is set. */
export interface ReviewerSlotTable {
  id: Generated<string>;
  permit_id: string;
  /** The permit's site. The database writes this and the following columns up to the position, for finding lists. */
  site_id: GeneratedAlways<string>;
  /** Whether the permit is a child permit. */
  of_child: GeneratedAlways<boolean>;
  permit_created_at: GeneratedAlways<Date>;
  submitter_id: GeneratedAlways<string>;
  /** For an empty slot, whether its permit is under review; meaningless for a filled one. */
  under_review: GeneratedAlways<boolean>;
  permit_starts_at: GeneratedAlways<Date | null>;
  position: number;
  person_id: string | null;
  group_id: string | null;
  filled_by: string | null;
  filled_at: Instant | null;
  /** What was approved; null for approvals from before fingerprints. */
  fingerprint: string | null;
}

/** A changed answer, and the form that it is on. */
export type RecordedChange = InputChange & { form: string };

/** A lapsed approval: by whom, and in which capacity. */
export interface LapsedApproval {
  name: string;
  capacity: string;
}

/** Append-only; hash covers the entry and its predecessor's hash. */
export interface HistoryEntryTable {
  permit_id: string;
  sequence: number;
  at: Instant;
  /** Null, as the role is, for what the clock or another change writes. */
  actor_id: string | null;
  actor_name: string;
  actor_role: Role | null;
  group_name: string | null;
  action: RecordedAction;
  from_status: PermitStatus | null;
  to_status: PermitStatus;
  reason: string | null;
  changes: Json<RecordedChange[]>;
  lapsed: ColumnType<LapsedApproval[], string | undefined, string>;
  /** The details of an entry of the work log; null in any other. */
  work: ColumnType<Record<string, unknown> | null, string | undefined, never>;
  previous_hash: string;
  hash: string;
}

/** An action performed under an idempotency key: repeating the request returns the same result and does nothing. */
export interface PerformedActionTable {
  person_id: string;
  key: string;
  permit_id: string;
  /** SHA-256 of the request with this key. */
  digest: string;
  /** The message of the first result. */
  message: string;
  at: Instant;
}

export interface StoredFileTable {
  /** The stored name: random, so that it cannot be guessed. */
  name: string;
  original_name: string;
  type: string;
  size: number;
  uploaded_by: string;
  uploaded_at: Now;
  /** The stored name of the file that this one was copied from. */
  copy_of: string | null;
  /** The SHA-256 of a picture. */
  digest: string | null;
}

/** The files on each permit; every user who can see the permit can see the file. */
export interface PermitFileTable {
  permit_id: string;
  file_name: string;
}

/** A word that is not accepted as a manager's name. */
export interface BlockedWordTable {
  id: Generated<string>;
  word: string;
}

/** A PDF exported from a permit. Entries are only ever added. */
export interface PdfLogTable {
  id: Generated<string>;
  permit_id: string;
  file_name: string;
  permit_version: number;
  made_by: string;
  made_at: Now;
}

export interface Tables
  extends RollupTables, DraftTables, NotificationTables, CrewTables, SmsTables, TemplateTables, WorkTables {
  site: SiteTable;
  discipline: DisciplineTable;
  person: UserTable;
  person_site: UserSiteTable;
  mt_group: GroupTable;
  mt_group_member: GroupMemberTable;
  session: SessionTable;
  try_count: AttemptCountTable;
  /** Only read by the previous version: this one identifies devices by a cookie. */
  familiar_network: FamiliarNetworkTable;
  sign_on_attempt: SsoAttemptTable;
  sign_on_result: SsoResultTable;
  setting: SettingTable;
  announcement: AnnouncementTable;
  permit: PermitTable;
  filled_form: FilledFormTable;
  reviewer_slot: ReviewerSlotTable;
  history_entry: HistoryEntryTable;
  performed_action: PerformedActionTable;
  stored_file: StoredFileTable;
  permit_file: PermitFileTable;
  blocked_word: BlockedWordTable;
  permit_form: PermitFormTable;
  submitter_company: SubmitterCompanyTable;
  pdf_log: PdfLogTable;
  security_code: SecurityCodeTable;
  mail: MailTable;
  site_map: SiteMapTable;
  administration_entry: AuditEntryTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
