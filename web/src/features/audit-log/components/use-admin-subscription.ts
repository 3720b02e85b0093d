import { useSubscription } from '@apollo/client/react';
import type { AuditSubject } from '@eptw/domain/administration/audit-entry';
import { useSession } from '../../../lib/session/use-session.ts';
import { useThrottled } from '../../../lib/use-throttled.ts';
import { AdministrationChangedDocument } from '../subscriptions/operations.generated.ts';

/**
 * Reads anew when an administrator changes something of these kinds, once for all that changes within a moment. For what
 * is looked at: a form that somebody fills in goes on with what it was opened with, and the server says what is outdated.
 */
export function useAdminSubscription(kinds: readonly AuditSubject[], refetch: () => void): void {
  const refetchThrottled = useThrottled(refetch);
  const { session } = useSession();
  useSubscription(AdministrationChangedDocument, {
    variables: { kinds: [...kinds] },
    onData: refetchThrottled,
    ignoreResults: true,
    // Nobody is told anything before they have signed in.
    skip: session === null,
  });
}
