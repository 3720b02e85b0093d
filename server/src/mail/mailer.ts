import type { Mail } from './render-mail.ts';

/** The failure of an e-mail: whether to try again. */
export type MailFault = 'try again' | 'refused' | 'unknown';

/**
 * An e-mail that was not delivered for certain. `unknown`: the connection broke when it may already have been
 * accepted.
 */
export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, cause: Error) {
    super(cause.message, { cause });
    this.fault = fault;
  }
}

/** Sends e-mails to a mail server. */
export interface Mailer {
  /** @throws a MailError */
  send(mail: Mail): Promise<void>;
  close(): void;
}
