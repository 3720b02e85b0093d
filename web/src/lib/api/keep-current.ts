// Imported for what it does while a user is signed in: everything on screen is read again after a lost connection, and
// nothing of one user is left for the next.
import { clearOfflineCopies, dropOldCopies } from '../session/offline-copies.ts';
import { clearOfflineData } from '../session/offline-data.ts';
import { sessionStore } from '../session/session-store.ts';
import { onChangesMissed, onResponse } from './connection.ts';
import { forgetReadAhead } from './read-ahead.ts';
import { refetchAfterGap, refetchUnanswered } from './refetch-queries.ts';
import { clearResults } from './results.ts';

onChangesMissed(refetchAfterGap);
onResponse(refetchUnanswered);
addEventListener('online', () => refetchAfterGap(true));

void dropOldCopies();

let userId = sessionStore.get().session?.user._id;

function clearDevice(): void {
  clearOfflineData();
  void clearOfflineCopies();
}

// Removes one user's data before the next user signs in.
sessionStore.subscribe(() => {
  // A session that was ended elsewhere leaves no names and numbers on this device, also while nobody signs in again.
  if (sessionStore.get().expired) clearDevice();
  const nextUserId = sessionStore.get().session?.user._id;
  if (nextUserId === userId) return;
  userId = nextUserId;
  forgetReadAhead();
  clearDevice();
  clearResults();
});
