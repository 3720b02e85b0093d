import type { ActorContext } from '../app-context.ts';
import type { RequestContext } from './request-context.ts';
import { unauthenticated } from './errors.ts';

/** The context of an operation that only signed-in users can reach. */
export function requireActor(context: RequestContext): ActorContext & RequestContext {
  if (!isSignedIn(context)) throw unauthenticated();
  return context;
}

function isSignedIn(context: RequestContext): context is ActorContext & RequestContext {
  return context.actor !== null;
}
