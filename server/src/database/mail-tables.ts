import type { ColumnType, Generated } from 'kysely';

/** What a mail is about. Names people and never holds a code: codes are made when the mail goes out. */
export type MailDetails =
  | { kind: 'verifyEmail'; personId: string; requirePassword: boolean }
  | { kind: 'verificationAsked'; email: string }
  | { kind: 'registeredAgain'; email: string }
  | { kind: 'resetPassword'; personId: string }
  | { kind: 'resetAsked'; email: string }
  | { kind: 'accountApproved'; personId: string }
  | { kind: 'passwordChanged'; personId: string }
  | { kind: 'emailChangeAsked'; personId: string; formerEmail: string; email: string }
  | { kind: 'emailChanged'; personId: string; formerEmail: string }
  | { kind: 'notifications'; personId: string; notificationIds: string[] };

/**
 * A mail on its way. `dropped` had nobody to go to; `failed` was refused for good; of an `interrupted` one nobody knows
 * whether it arrived, and it is not sent again.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed' | 'interrupted';

export interface MailTable {
  id: Generated<string>;
  details: ColumnType<MailDetails, string, string>;
  state: Generated<MailState>;
  problem: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  settled_at: ColumnType<Date, Date | string, Date | string> | null;
}
