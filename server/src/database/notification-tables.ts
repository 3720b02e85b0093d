import type { ColumnType, Generated } from 'kysely';
import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import type { NotificationKind } from '@eptw/domain/notification/kinds';
import type { MailFrequency, NotificationPreferences } from '@eptw/domain/notification/preferences';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** What people are still to be told of a change of a permit. Goes as soon as they are. */
interface PendingNoticeTable {
  permit_id: string;
  /** The change's entry in the permit's history. */
  sequence: number;
  at: Instant;
  content: ColumnType<ChangeNotices, string, string>;
}

/** What a person was told, once for each occasion. */
interface NotificationTable {
  id: Generated<string>;
  person_id: string;
  kind: NotificationKind;
  permit_id: string;
  /** The entry of the permit's history that it tells of; null where only time passed. */
  sequence: number | null;
  /** What makes it a notification of its own: the version of the permit, or a day. */
  occasion: string;
  /** Whether the person wants it in the application. */
  in_app: boolean;
  created_at: Instant;
  /** Also set when it does not matter any more. */
  seen_at: Instant | null;
  /** Null once a mail tells it, and when none is to. */
  mail_due_at: Instant | null;
}

/** What somebody chose who does not want the usual. */
interface NotificationPreferenceTable {
  person_id: string;
  mail: MailFrequency;
  kinds: ColumnType<NotificationPreferences['kinds'], string, string>;
}

/** A reminder that a permit waits for those who finish it: one a day. */
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
