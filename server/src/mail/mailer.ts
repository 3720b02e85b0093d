import type { Mail } from './render-mail.ts';

/** What became of a mail that could not be handed over: whether trying again makes sense. */
export type MailFault = 'try again' | 'refused' | 'unknown';

/** A mail that was not handed over for certain. `unknown`: the line broke when it may have been taken already. */
export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, cause: Error) {
    super(cause.message, { cause });
    this.fault = fault;
  }
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /** @throws a MailError */
  send(mail: Mail): Promise<void>;
  close(): void;
}
