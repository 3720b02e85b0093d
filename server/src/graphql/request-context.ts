import type { Actor } from '@eptw/domain/user/actor';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Cookies } from './cookies.ts';

/** What one request resolves in. */
export interface RequestContext extends AppContext {
  /** Null when nobody is signed in; the access table refuses before a resolver could meet that by mistake. */
  actor: Actor | null;
  sessionId: string | null;
  requestId: string;
  clientAddress: string;
  /** What the caller's browser keeps, out of reach of scripts. */
  cookies: Cookies;
  log: FastifyBaseLogger;
  /** Hears of the code that an operation was answered with, where somebody counts. */
  recordOutcome?: (operation: string, code: string) => void;
}
