import type { ColumnType, Generated } from 'kysely';
import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import type { NotificationKind } from '@eptw/domain/notification/kinds';
import type { MailFrequency, NotificationPreferences } from '@eptw/domain/notification/preferences';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** Notices still to be dispatched for a change of a permit. Deleted once dispatched. */
interface PendingNoticeTable {
  permit_id: string;
  /** The entry of the change in the permit's history. */
  sequence: number;
  at: Instant;
  content: ColumnType<ChangeNotices, string, string>;
}

/** A notification of a user, once for each occasion. */
interface NotificationTable {
  id: Generated<string>;
  person_id: string;
  kind: NotificationKind;
  permit_id: string;
  /** The entry in the permit's history that caused it; null if only time passed. */
  sequence: number | null;
  /** What makes it unique: the version of the permit, or a day. */
  occasion: string;
  /** The stop of all work that it is about, if any. */
  area_stop_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether the user wants it in the application. */
  in_app: boolean;
  created_at: Instant;
  /** Also set when it no longer matters. */
  seen_at: Instant | null;
  /** Null once an e-mail includes it, and when none is due. */
  mail_due_at: Instant | null;
}

/** The preferences of a user who does not use the defaults. */
interface NotificationPreferenceTable {
  person_id: string;
  mail: MailFrequency;
  kinds: ColumnType<NotificationPreferences['kinds'], string, string>;
}

/** A reminder that a permit waits for its permit closers: one a day. */
interface ClosureReminderTable {
  permit_id: string;
  /** YYYY-MM-DD, at the site. */
  day: ColumnType<Date, string, string>;
  person_id: string;
  reminded_at: Instant;
}

export interface NotificationTables {
  closure_reminder: ClosureReminderTable;
  permit_notice: PendingNoticeTable;
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
}
