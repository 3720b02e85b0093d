import type { ColumnType, Generated } from 'kysely';

/** What an e-mail is about. References users and never contains a code: codes are created when the e-mail is sent. */
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
 * The state of an e-mail. `dropped` had no recipient; `failed` was permanently refused; an `interrupted` one may or
 * may not have arrived, and is not sent again.
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
