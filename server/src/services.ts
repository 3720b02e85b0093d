import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { ConnectionSettings, Database } from './database/connect.ts';
import { createPostgresEvents } from './events/postgres-events.ts';
import { createSignedIn } from './features/sessions/signed-in.ts';
import { deliverMail } from './features/mails/deliver.ts';
import { openLocalFileStore } from './files/local-file-store.ts';
import type { Services } from './graphql/context.ts';
import { createJobs, type Jobs, type Tasks } from './jobs/jobs.ts';
import { tidyUp } from './jobs/tidy-up.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createPdfMaker } from './pdf/pdf-maker.ts';
import { createIssuer } from './sign-on/issuer.ts';

/** What services are made from. */
export interface Ground {
  db: Database;
  /** For the connection that listens for events. */
  connectionSettings: ConnectionSettings;
  clock: () => Date;
  config: Config;
  log: FastifyBaseLogger;
}

/** What the program is made of, besides the server that uses it. */
export interface Parts {
  services: Services;
  /** Not started: until then jobs only gather. */
  jobs: Jobs;
  /** Leaves the database open. */
  close: () => Promise<void>;
}

/** What links in mails begin with: the address that is printed at the start, since a browser keeps a session for each. */
function linkBaseOf({ publicUrl, host, port }: Config): string {
  const reached = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Makes the program's parts on an open, migrated database. */
export async function createServices(ground: Ground): Promise<Parts> {
  const { db, connectionSettings, clock, config, log } = ground;
  const files = await openLocalFileStore(path.join(config.dataDirectory, 'files'));
  const events = await createPostgresEvents(connectionSettings, log);
  const signedIn = createSignedIn(db, clock, events);
  const pdfs = createPdfMaker({ fontDirectory: config.fontDirectory, log });
  const outbox =
    config.smtpUrl === undefined ? createOutbox(path.join(config.dataDirectory, 'outbox'), clock) : undefined;
  const mailer = outbox ?? createSmtpMailer(config.smtpUrl ?? '', config.mailFrom);
  const linkBase = linkBaseOf(config);
  const office = { db, clock, mailer, linkBase, hostName: config.hostName, log };
  const tasks: Tasks = {
    deliverMail: ({ mailId }) => deliverMail(office, mailId),
    tidyUp: () => tidyUp({ db, files, clock }),
  };
  const jobs = createJobs(connectionSettings, tasks, log);
  return {
    jobs,
    services: {
      db,
      clock,
      files,
      events,
      signedIn,
      pdfs,
      outbox,
      issuer: config.signOn && createIssuer(config.signOn, `${config.publicUrl ?? ''}/sso/callback`, clock),
      staffEmailDomain: config.staffEmailDomain,
      hostName: config.hostName,
      feedbackUrl: config.feedbackUrl,
      tutorialsUrl: config.tutorialsUrl,
      publicUrl: config.publicUrl ?? '',
      linkBase,
      changeLogFile: config.changeLogFile,
    },
    close: async () => {
      await jobs.stop();
      mailer.close();
      await pdfs.close();
      signedIn.close();
      await events.close();
    },
  };
}
