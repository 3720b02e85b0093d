import type { Context, Scope } from './context.ts';
import { unauthenticated } from './errors.ts';

/** The context of an operation that only signed-in people reach. */
export function scopeOf(context: Context): Scope & Context {
  const { actor } = context;
  if (!actor) throw unauthenticated();
  return { ...context, actor };
}
