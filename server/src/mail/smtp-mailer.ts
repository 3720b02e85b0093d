import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';

const timeoutMs = 30_000;

interface SmtpFailure extends Error {
  /** The server's response code. */
  responseCode?: number;
  /** The library's error code. */
  code?: string;
  /** The command that the server responded to. */
  command?: string;
}

/** Commands that a server refuses because of a single e-mail rather than its sender. */
const recipientCommands: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

function toMailFault({ responseCode, code, command }: SmtpFailure, wasHandedOver: boolean): MailError['fault'] {
  // Encryption failed, not the e-mail: an operator can fix that, or the interference ends.
  if (code === 'ETLS') return 'try again';
  // A wrong password or sender can be fixed too.
  if (responseCode !== undefined)
    return responseCode >= 500 && recipientCommands.includes(command) ? 'refused' : 'try again';
  // Everything was sent but no response arrived: it is unknown whether it was accepted.
  return wasHandedOver ? 'unknown' : 'try again';
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Sends through an SMTP server: `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. E-mails
 * contain links that open accounts, so nothing is sent unencrypted to another machine unless `?requireTLS=false` is
 * set.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const { hostname } = new URL(url);
  // Options in the URL take precedence.
  const transport = createTransport({
    url,
    requireTLS: !loopbackHosts.includes(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const handedOver = new Set<string>();
  transport.use('stream', (mail, done) => {
    const { messageId } = mail.data;
    // The connection reads this last stream only when the server has accepted sender and recipient. It buffers nothing,
    // so that it ends only when its last byte is on the way.
    const watchEnd = () =>
      new PassThrough({
        readableHighWaterMark: 0,
        flush: (end) => {
          handedOver.add(String(messageId));
          end();
        },
      });
    mail.message.processFunc((contents) => contents.pipe(watchEnd()));
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
