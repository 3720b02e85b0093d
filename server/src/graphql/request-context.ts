import type { Actor } from '@eptw/domain/user/actor';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Cookies } from './cookies.ts';

/** The context of one request for resolvers. */
export interface RequestContext extends AppContext {
  /** Null when nobody is signed in; the access table refuses such requests before a resolver could rely on it. */
  actor: Actor | null;
  sessionId: string | null;
  requestId: string;
  clientAddress: string;
  /** The cookies of the caller's browser, inaccessible to scripts. */
  cookies: Cookies;
  log: FastifyBaseLogger;
  /** Called with the result code of an operation, if metrics are enabled. */
  recordOutcome?: (operation: string, code: string) => void;
}
