import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';

const timeoutMs = 30_000;

interface SmtpFailure extends Error {
  /** What the server answered. */
  responseCode?: number;
  /** Which of the library's faults it is. */
  code?: string;
  /** What the server was told when it answered so. */
  command?: string;
}

/** What a server refuses for the sake of the one letter, and not of whoever sends it. */
const recipientCommands: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

function toMailFault({ responseCode, code, command }: SmtpFailure, wasHandedOver: boolean): MailError['fault'] {
  // Not the mail was refused, but to encrypt it: an operator can mend that, or whoever is in between goes away.
  if (code === 'ETLS') return 'try again';
  // So they can a wrong password or sender.
  if (responseCode !== undefined)
    return responseCode >= 500 && recipientCommands.includes(command) ? 'refused' : 'try again';
  // All of it was on its way and no answer came: nobody knows whether it arrived.
  return wasHandedOver ? 'unknown' : 'try again';
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Sends through an SMTP server: `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. Mails hold
 * links that open accounts, so nothing is sent in the clear to another machine unless `?requireTLS=false` says so.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const { hostname } = new URL(url);
  // What the address itself says comes first.
  const transport = createTransport({
    url,
    requireTLS: !loopbackHosts.includes(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const handedOver = new Set<string>();
  // The contents are read when the server asks for them, and not before.
  transport.use('stream', (mail, done) => {
    const { messageId } = mail.data;
    mail.message.transform(() => new PassThrough({ flush: (end) => (handedOver.add(String(messageId)), end()) }));
    done();
  });
  return {
    async send({ id, to, subject, text, html }) {
      const messageId = `<${id}@${hostname}>`;
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      try {
        await transport.sendMail({ from, to: { address: to, name: '' }, subject, text, html, messageId, headers });
      } catch (error) {
        const failure: SmtpFailure = error instanceof Error ? error : new Error(String(error));
        throw new MailError(toMailFault(failure, handedOver.has(messageId)), failure);
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}
