import type { Actor } from '@eptw/domain/user/actor';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Events } from '../events/events.ts';
import type { SessionRegistry } from '../features/sessions/session-registry.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { PdfMaker } from '../pdf/pdf-maker.ts';
import type { OidcClient } from '../features/sso/oidc/oidc-client.ts';
import type { Cookies } from './cookies.ts';

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
  /** Whom the host's people sign on with, where single sign-on is set up. */
  issuer: OidcClient | undefined;
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

/** What one request resolves in. */
export interface RequestContext extends AppContext {
  /** Null when nobody is signed in; the access table refuses before a resolver could meet that by mistake. */
  actor: Actor | null;
  sessionId: string | null;
  requestId: string;
  clientAddress: string;
  /** What the caller's browser keeps, out of reach of scripts. */
  cookies: Cookies;
  /** The result of a single sign-on that the browser has just come back from. */
  ssoResult: string | undefined;
  log: FastifyBaseLogger;
  /** Hears of the code that an operation was answered with, where somebody counts. */
  recordOutcome?: (operation: string, code: string) => void;
}

/** What a service function takes first: the program's parts, and who asks. */
export interface ActorContext extends AppContext {
  actor: Actor;
}
