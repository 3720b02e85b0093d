import { draftAuthors } from '@eptw/domain/user/role-groups';
import { accountAdmins } from '@eptw/domain/user/authority';
import { AnyPermitChangedDocument, DraftsChangedDocument } from '../../generated/permits/subscriptions.ts';
import { GetMenuCountsDocument } from '../../generated/sessions.ts';
import { AccountsChangedDocument } from '../../generated/users.ts';
import { useQuery } from '../../lib/api/use-query.ts';
import { useRefetchOn } from '../../lib/api/use-refetch-on.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import type { MenuCounts } from './entries.tsx';

/** Returns the counts shown in the menu, kept current. */
export function useMenuCounts(): MenuCounts | undefined {
  const { data, refetch } = useQuery(GetMenuCountsDocument);
  const { role } = useSignedInUser();
  const refetchThrottled = useRefetchOn(AnyPermitChangedDocument, () => void refetch());
  useRefetchOn(DraftsChangedDocument, refetchThrottled, { skip: !draftAuthors.includes(role) });
  useRefetchOn(AccountsChangedDocument, refetchThrottled, { skip: !accountAdmins.includes(role) });
  return data?.getMenuCounts;
}
