import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';
import { MailError } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = renderMail(
  'mail-1',
  {
    to: 'ravi@acme-works.example',
    subject: 'Choose a new password',
    greeting: 'Dear Ravi <Kumar>,',
    paragraphs: ['Somebody asked for it.'],
    button: { label: 'Choose', url: 'https://permits.example/reset-password?security_code=abc&x=1' },
    note: 'Good for one hour.',
  },
  'Fab & Co',
);

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** A mail server with this behaviour, and a mailer that sends to it. */
async function createTestMailer(behaviour: SMTPServerOptions, host = '127.0.0.1', more = '', sender = '') {
  server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...behaviour });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return createSmtpMailer(`smtp://${sender}${host}:${port}${more}`, 'Permit to Work <no-reply@fab.example>');
}

const createSmtpError = (code: number) => Object.assign(new Error('No'), { responseCode: code });

function destroyConnections(): void {
  for (const connection of server?.connections ?? []) Reflect.get(connection, '_socket').destroy();
}

async function catchSendFailure(behaviour: SMTPServerOptions): Promise<unknown> {
  const mailer = await createTestMailer(behaviour);
  return mailer.send(mail).then(
    () => 'sent',
    (error: unknown) => (error instanceof MailError ? error.fault : error),
  );
}

test('a mail arrives as text and as HTML, with the right sender and recipient', async () => {
  let received: Promise<Email> | undefined;
  const mailer = await createTestMailer({
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received = PostalMime.parse(Buffer.concat(chunks));
        callback();
      });
    },
  });
  await mailer.send(mail);
  const email = await received;
  expect(email).toMatchObject({
    from: { address: 'no-reply@fab.example', name: 'Permit to Work' },
    to: [{ address: 'ravi@acme-works.example' }],
    subject: 'Choose a new password',
    messageId: '<mail-1@127.0.0.1>',
  });
  expect(email?.text).toContain('Dear Ravi <Kumar>,');
  expect(email?.text).toContain('https://permits.example/reset-password?security_code=abc&x=1');
  expect(email?.html).toContain('Dear Ravi &lt;Kumar&gt;,');
  expect(email?.html).toContain('security_code=abc&amp;x=1');
  expect(email?.html).toContain('Fab &amp; Co');
});

test('does not retry a permanent refusal', async () => {
  expect(await catchSendFailure({ onRcptTo: (_address, _session, callback) => callback(createSmtpError(550)) })).toBe(
    'refused',
  );
});

test.each<[string, SMTPServerOptions]>([
  ['the sender', { onMailFrom: (_address, _session, callback) => callback(createSmtpError(550)) }],
  ['everybody', { onConnect: (_session, callback) => callback(createSmtpError(554)) }],
])("retries when the server refuses %s, because that is not the e-mail's fault", async (_whom, behaviour) => {
  expect(await catchSendFailure(behaviour)).toBe('try again');
});

test('retries when the server does not accept the password', async () => {
  const behaviour: SMTPServerOptions = { onAuth: (_auth, _session, callback) => callback(createSmtpError(535)) };
  const mailer = await createTestMailer({ ...behaviour, authOptional: false }, '127.0.0.1', '', 'somebody:wrong@');
  await expect(mailer.send(mail)).rejects.toMatchObject({ fault: 'try again' });
});

test('retries a temporary refusal', async () => {
  expect(await catchSendFailure({ onRcptTo: (_address, _session, callback) => callback(createSmtpError(451)) })).toBe(
    'try again',
  );
  const closed = createSmtpMailer('smtp://127.0.0.1:1', 'a@fab.example');
  await expect(closed.send(mail)).rejects.toMatchObject({ fault: 'try again' });
});

test('a connection that breaks after the mail was sent leaves the outcome unknown', async () => {
  const behaviour: SMTPServerOptions = { onData: (stream) => stream.resume().on('end', destroyConnections) };
  expect(await catchSendFailure(behaviour)).toBe('unknown');
});

test('retries when the connection breaks before the contents are sent', async () => {
  // Long enough for the contents to be ready.
  const breakSoon = () => void delay(100).then(destroyConnections);
  expect(await catchSendFailure({ onRcptTo: breakSoon })).toBe('try again');
});

/** An address of this machine that does not count as loopback, and so represents another machine. */
const nonLoopbackHost = '0.0.0.0';

test.each([
  ['', 0],
  ['?requireTLS=false', 1],
])('an unencrypted mail to another machine, requested with "%s", arrives %i times', async (query, times) => {
  let arrived = 0;
  const behaviour: SMTPServerOptions = {
    onData: (stream, _session, callback) => stream.resume().on('end', () => ((arrived += 1), callback())),
  };
  const mailer = await createTestMailer(behaviour, nonLoopbackHost, query);
  const sent = mailer.send(mail);
  if (times === 0) await expect(sent).rejects.toMatchObject({ fault: 'try again' });
  else await sent;
  expect(arrived).toBe(times);
});
