import { useSubscription } from '@apollo/client/react';
import type { SubjectKind } from '@eptw/domain/administration/act';
import { useSession } from '../../../lib/session/use-session.ts';
import { useGathered } from '../../../lib/use-gathered.ts';
import { AdministrationChangedDocument } from '../watching/operations.generated.ts';

/**
 * Reads anew when an administrator changes something of these kinds, once for all that changes within a moment. For what
 * is looked at: a form that somebody fills in goes on with what it was opened with, and the server says what is outdated.
 */
export function useAdministrationNews(kinds: readonly SubjectKind[], read: () => void): void {
  const readAgain = useGathered(read);
  const { session } = useSession();
  useSubscription(AdministrationChangedDocument, {
    variables: { kinds: [...kinds] },
    onData: readAgain,
    ignoreResults: true,
    // Nobody is told anything before they have signed in.
    skip: session === null,
  });
}
