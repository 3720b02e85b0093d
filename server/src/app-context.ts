import type { Actor } from '@eptw/domain/user/actor';
import type { Database } from './database/connect.ts';
import type { Events } from './events/events.ts';
import type { FileStore } from './files/file-store.ts';
import type { Outbox } from './mail/outbox.ts';
import type { OidcClient } from './oidc/oidc-client.ts';
import type { DiskAlarm } from './observability/disk-alarm.ts';
import type { PdfOpener } from './pdf/opening/pdf-opener.ts';
import type { PdfMaker } from './pdf/pdf-maker.ts';
import type { SmsGateway } from './sms/sms-gateway.ts';

/** A session that is currently valid. */
export interface Session {
  id: string;
  actor: Actor;
}

/** The signed-in users, by their tokens. */
export interface SessionRegistry {
  /**
   * Finds the session of a bearer token and counts as activity; undefined when the session is unknown, ended, idle
   * for too long or too old.
   */
  find(token: string): Promise<Session | undefined>;
  /** Returns those of these sessions that are currently valid; does not count as activity. */
  findActive(sessionIds: string[]): Promise<Set<string>>;
  /** Drops cached sessions in this process; other processes do so on the event. */
  evict(sessionIds: readonly string[]): void;
  /** The same for all sessions of these users. */
  evictUsers(personIds: readonly string[]): void;
  close(): void;
}

/** The services that all application code gets: created once at the start, and replaced one by one in tests. */
export interface AppContext {
  db: Database;
  clock: () => Date;
  files: FileStore;
  events: Events;
  sessions: SessionRegistry;
  pdfs: PdfMaker;
  /** Whether a disk was full a moment ago. */
  diskAlarm: DiskAlarm;
  pdfOpener: PdfOpener;
  /** How many files one user may upload in 24 hours. */
  uploadsPerDay: number;
  /** Where e-mails are kept when there is no mail server. */
  outbox: Outbox | undefined;
  /** Sends text messages to telephones, if a gateway is configured. */
  smsGateway: SmsGateway | undefined;
  /** The host's identity provider, if single sign-on is configured. */
  oidcClient: OidcClient | undefined;
  /** Users with an e-mail address at this domain are staff. */
  staffEmailDomain: string;
  /** The host organisation's name, for labels and messages. */
  hostName: string;
  /** The address of the feedback form, if there is one. */
  feedbackUrl: string | undefined;
  /** Where the site hosts its tutorial videos, if it does. */
  tutorialsUrl: string | undefined;
  /** Prefix of links; empty when they are relative. */
  publicUrl: string;
  /** Prefix of links that leave the application, such as those in e-mails: never empty. */
  linkBase: string;
  /** The change log shown to users, as Markdown. */
  changeLogFile: string;
}

/** The first argument of a service function: the application context and the actor. */
export interface ActorContext extends AppContext {
  actor: Actor;
}
