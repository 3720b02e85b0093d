import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { ConnectionSettings, Database } from '../database/connect.ts';
import { releaseStuckJobs } from '../database/job-queue.ts';
import { createPostgresEvents } from '../events/postgres-events.ts';
import { publishAnnouncementTransitions } from '../features/announcements/service.ts';
import { rollUpPermitCounts } from '../features/dashboard/rollups/service.ts';
import { createSessionRegistry } from '../features/sessions/session-registry.ts';
import { deliverMail } from '../features/mail-queue/deliver.ts';
import { deliverTextMessage } from '../features/sms-queue/deliver.ts';
import { queueDueDigests } from '../features/notifications/digests/service.ts';
import { followCertificates } from '../features/sign-on/by-holder/service.ts';
import { notifyOfWrongPins } from '../features/notifications/wrong-pins/service.ts';
import { runWorkClock } from '../features/work-log/clock.ts';
import { sendReminders } from '../features/notifications/reminders/service.ts';
import { dispatchPermitNotices } from '../features/notifications/dispatch/service.ts';
import { createDispatcher } from '../features/notifications/dispatch/dispatcher.ts';
import { mailRenderers } from './mail-renderers.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { AppContext } from '../app-context.ts';
import { createJobs, type Jobs, type Tasks } from '../jobs/jobs.ts';
import { tidyUp } from '../jobs/tidy-up.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { createHttpGateway } from '../sms/http-gateway.ts';
import { observeEvents, observeQueues } from './gauges.ts';
import { createPdfOpener } from '../pdf/opening/pdf-opener.ts';
import { createPdfMaker } from '../pdf/pdf-maker.ts';
import { createOidcClient } from '../oidc/oidc-client.ts';
import { createDiskAlarm } from '../observability/disk-alarm.ts';
import { noObservability, type Observability } from '../observability/observability.ts';

/** What the application context is created from. */
export interface AppOptions {
  db: Database;
  /** For the connection that listens for events. */
  connectionSettings: ConnectionSettings;
  /** Called when the database no longer responds. */
  onUnresponsive?: () => void;
  clock: () => Date;
  config: Config;
  log: FastifyBaseLogger;
  /** No metrics or traces if omitted. */
  observability?: Observability;
}

/** The application without its HTTP server. */
export interface RunningApp {
  context: AppContext;
  /** Not started: until then jobs are only queued. */
  jobs: Jobs;
  /** Leaves the database open. */
  close: () => Promise<void>;
}

/**
 * Prefix of links in e-mails: the address that is printed at the start, because a browser keeps a session per
 * address.
 */
function buildLinkBase({ publicUrl, host, port }: Config): string {
  const reached = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return publicUrl ?? `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** Creates the services of the application on an open, migrated database. */
export async function createAppContext(options: AppOptions): Promise<RunningApp> {
  const { db, connectionSettings, onUnresponsive, clock, config, log, observability = noObservability } = options;
  const { metrics } = observability;
  const files = await openFileStore(config, log);
  const events = await createPostgresEvents(connectionSettings, log, onUnresponsive);
  const signedIn = createSessionRegistry(db, clock, events);
  const pdfs = createPdfMaker({ fontDirectory: config.fontDirectory, log });
  const pdfOpener = createPdfOpener();
  const outbox =
    config.smtpUrl === undefined ? createOutbox(path.join(config.dataDirectory, 'outbox'), clock) : undefined;
  const mailer = outbox ?? createSmtpMailer(config.smtpUrl ?? '', config.mailFrom);
  const smsGateway = config.sms && createHttpGateway(config.sms);
  const linkBase = buildLinkBase(config);
  const mailContext = {
    db,
    clock,
    mailer,
    renderers: mailRenderers,
    linkBase,
    hostName: config.hostName,
    log,
    onSettled: metrics?.mail,
  };
  const smsContext = {
    db,
    clock,
    smsGateway,
    countryCode: config.sms?.countryCode,
    log,
    onSettled: metrics?.textMessage,
  };
  const tasks: Tasks = {
    deliverMail: ({ mailId }) => deliverMail(mailContext, mailId),
    deliverTextMessage: ({ textMessageId }) => deliverTextMessage(smsContext, textMessageId),
    followCertificates: ({ workerId }) => followCertificates({ db, clock, events, smsGateway }, workerId),
    notifyOfWrongPins: (payload) => notifyOfWrongPins({ db, clock, events }, payload),
    removeFile: ({ name }) => files.remove(name),
    tidyUp: () => tidyUp({ db, files, clock }),
    foldPermitCounts: () => rollUpPermitCounts(db),
    runWorkClock: () => runWorkClock({ db, clock, events, smsGateway }),
    async notify() {
      try {
        await dispatchPermitNotices({ db, clock, events });
      } finally {
        // Due digests are sent even while some notices cannot be dispatched.
        await queueDueDigests({ db, clock });
      }
    },
    tellOfAnnouncements: () => publishAnnouncementTransitions({ db, clock, events }),
    makeRounds: () => sendReminders({ db, clock, events }),
    releaseJobs: () => releaseStuckJobs(db),
  };
  const dispatcher = createDispatcher({ db, clock, events }, log);
  const jobs = createJobs({ settings: connectionSettings, tasks, log, watch: observability });
  if (metrics) observeEvents(metrics, events);
  const queues = metrics && observeQueues(metrics, connectionSettings, log);
  return {
    jobs,
    context: {
      db,
      clock,
      files,
      events,
      sessions: signedIn,
      pdfs,
      diskAlarm: createDiskAlarm(clock),
      pdfOpener,
      uploadsPerDay: config.uploadsPerDay,
      outbox,
      smsGateway,
      oidcClient: config.sso && createOidcClient(config.sso, `${config.publicUrl ?? ''}/sso/callback`, clock),
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
      await dispatcher.close();
      mailer.close();
      await pdfs.close();
      await pdfOpener.close();
      signedIn.close();
      await events.close();
    },
  };
}
