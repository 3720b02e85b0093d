import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mailer.ts';

const patience = 30_000;

interface SmtpFailure extends Error {
  /** What the server answered. */
  responseCode?: number;
}

function faultOf({ responseCode }: SmtpFailure, wasHandedOver: boolean): MailError['fault'] {
  if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : 'try again';
  // All of it was on its way and no answer came: nobody knows whether it arrived.
  return wasHandedOver ? 'unknown' : 'try again';
}

/** Sends through an SMTP server: `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const { hostname } = new URL(url);
  const transport = createTransport(url);
  Object.assign(transport.options, { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience });
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
        throw new MailError(faultOf(failure, handedOver.has(messageId)), failure);
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}
