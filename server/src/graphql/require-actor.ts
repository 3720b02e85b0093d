import type { ActorContext } from '../app-context.ts';
import type { RequestContext } from './request-context.ts';
import { unauthenticated } from './errors.ts';

/** The context of an operation that only signed-in users can reach. */
export function requireActor(context: RequestContext): ActorContext & RequestContext {
  const { actor } = context;
  if (!actor) throw unauthenticated();
  return { ...context, actor };
}
