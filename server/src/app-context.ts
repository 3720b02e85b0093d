import type { Actor } from '@eptw/domain/user/actor';
import type { Database } from './database/connect.ts';
import type { Events } from './events/events.ts';
import type { FileStore } from './files/file-store.ts';
import type { Outbox } from './mail/outbox.ts';
import type { OidcClient } from './oidc/oidc-client.ts';
import type { PdfMaker } from './pdf/pdf-maker.ts';

/** A session that is good now. */
export interface Session {
  id: string;
  actor: Actor;
}

/** Who is signed in, by their tokens. */
export interface SessionRegistry {
  /** The session of a bearer token, which counts as activity; nothing when it is unknown, ended, idle for too long or too old. */
  find(token: string): Promise<Session | undefined>;
  /** Those of these sessions that are good now; asking is no activity. */
  findActive(sessionIds: string[]): Promise<Set<string>>;
  /** Drops what is remembered, here and now; other processes hear the event. */
  forget(sessionIds: readonly string[]): void;
  /** The same for all sessions of these people. */
  forgetUsers(personIds: readonly string[]): void;
  close(): void;
}

/** What the program hands to everything: made once when it starts, replaced piecemeal by tests. */
export interface AppContext {
  db: Database;
  clock: () => Date;
  files: FileStore;
  events: Events;
  sessions: SessionRegistry;
  pdfs: PdfMaker;
  /** Where mails are kept when there is no mail server. */
  outbox: Outbox | undefined;
  /** The identity provider of the host, where single sign-on is set up. */
  oidcClient: OidcClient | undefined;
  /** Staff are the users whose e-mail is at this domain. */
  staffEmailDomain: string;
  /** The host organisation's name, for labels and messages. */
  hostName: string;
  /** Where people say what they think of the program, if anybody asks. */
  feedbackUrl: string | undefined;
  /** Where the site keeps its tutorial videos, if it has any. */
  tutorialsUrl: string | undefined;
  /** What links begin with; empty when they are relative. */
  publicUrl: string;
  /** What links begin with that leave the application, such as those in mails: never empty. */
  linkBase: string;
  /** What the program tells of its releases, as Markdown. */
  changeLogFile: string;
}

/** What a service function takes first: the program's parts, and who asks. */
export interface ActorContext extends AppContext {
  actor: Actor;
}
