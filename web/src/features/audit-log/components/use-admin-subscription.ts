import type { AuditSubject } from '@eptw/domain/administration/audit-entry';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { AdministrationChangedDocument } from '../../../generated/audit-log.ts';

/** Refetches when an administrator changes something of these kinds. Does nothing before sign-in. */
export function useAdminSubscription(kinds: readonly AuditSubject[], refetch: () => void): void {
  const { session } = useSession();
  useRefetchOn(AdministrationChangedDocument, refetch, { variables: { kinds: [...kinds] }, skip: session === null });
}
