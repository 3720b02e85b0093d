import { findFirstPage } from '@eptw/domain/permit/first-page';
import type { Session } from '../lib/session/session-store.ts';

/** Returns the first page after signing in: the list of permits, or the page that the user chose. */
export function getHomePath({ user, firstPage }: Session): string {
  return findFirstPage(user.role, firstPage);
}
