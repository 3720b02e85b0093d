import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { ConnectionSettings, Database } from './database/connect.ts';
import { releaseJobs } from './database/job-queue.ts';
import { createPostgresEvents } from './events/postgres-events.ts';
import { tellOfBeginningsAndEnds } from './features/announcements/service.ts';
import { foldPermitCounts } from './features/dashboard/counting/service.ts';
import { createSignedIn } from './features/sessions/signed-in.ts';
import { deliverMail } from './features/mails/deliver.ts';
import { mailWhatIsDue } from './features/notifications/mailing/service.ts';
import { makeRounds } from './features/notifications/rounds/service.ts';
import { tellOfChanges } from './features/notifications/telling/service.ts';
import { createTeller } from './features/notifications/telling/teller.ts';
import { openFileStore } from './files/open-file-store.ts';
import type { Services } from './graphql/context.ts';
import { createJobs, type Jobs, type Tasks } from './jobs/jobs.ts';
import { tidyUp } from './jobs/tidy-up.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { watchEvents, watchQueues } from './metrics/gauges.ts';
import { createPdfMaker } from './pdf/pdf-maker.ts';
import { createIssuer } from './sign-on/issuer.ts';
import { unwatched, type Watch } from './watch.ts';

/** What services are made from. */
export interface Ground {
  db: Database;
  /** For the connection that listens for events. */
  connectionSettings: ConnectionSettings;
  /** Called when the database does not answer any more. */
  onSilence?: () => void;
  clock: () => Date;
  config: Config;
  log: FastifyBaseLogger;
  /** Nobody looks on unless told so. */
  watch?: Watch;
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
  const { db, connectionSettings, onSilence, clock, config, log, watch = unwatched } = ground;
  const { metrics } = watch;
  const files = await openFileStore(config, log);
  const events = await createPostgresEvents(connectionSettings, log, onSilence);
  const signedIn = createSignedIn(db, clock, events);
  const pdfs = createPdfMaker({ fontDirectory: config.fontDirectory, log });
  const outbox =
    config.smtpUrl === undefined ? createOutbox(path.join(config.dataDirectory, 'outbox'), clock) : undefined;
  const mailer = outbox ?? createSmtpMailer(config.smtpUrl ?? '', config.mailFrom);
  const linkBase = linkBaseOf(config);
  const office = { db, clock, mailer, linkBase, hostName: config.hostName, log, onSettled: metrics?.mail };
  const tasks: Tasks = {
    deliverMail: ({ mailId }) => deliverMail(office, mailId),
    removeFile: ({ name }) => files.remove(name),
    tidyUp: () => tidyUp({ db, files, clock }),
    foldPermitCounts: () => foldPermitCounts(db),
    async notify() {
      try {
        await tellOfChanges({ db, clock, events });
      } finally {
        // Mails about what was told go out also while something cannot be told.
        await mailWhatIsDue({ db, clock });
      }
    },
    tellOfAnnouncements: () => tellOfBeginningsAndEnds({ db, clock, events }),
    makeRounds: () => makeRounds({ db, clock, events }),
    releaseJobs: () => releaseJobs(db),
  };
  const teller = createTeller({ db, clock, events }, log);
  const jobs = createJobs({ settings: connectionSettings, tasks, log, watch });
  if (metrics) watchEvents(metrics, events);
  const queues = metrics && watchQueues(metrics, connectionSettings, log);
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
      await queues?.close();
      await jobs.stop();
      await teller.close();
      mailer.close();
      await pdfs.close();
      signedIn.close();
      await events.close();
    },
  };
}
