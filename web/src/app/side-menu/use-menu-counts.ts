import { useQuery } from '@apollo/client/react';
import { draftAuthors } from '@eptw/domain/access/access';
import { accountAdmins } from '@eptw/domain/user/authority';
import { DraftsChangedDocument } from '../../features/permits/subscriptions/operations.generated.ts';
import { AnyPermitChangedDocument } from '../../features/permits/list/operations.generated.ts';
import { GetMenuCountsDocument } from '../../features/sessions/operations.generated.ts';
import { AccountsChangedDocument } from '../../features/users/subscriptions/operations.generated.ts';
import { useRefetchOn } from '../../lib/apollo/use-refetch-on.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import type { MenuCounts } from './entries.tsx';

/** The numbers in the menu, kept current. */
export function useMenuCounts(): MenuCounts | undefined {
  const { data, refetch } = useQuery(GetMenuCountsDocument);
  const { role } = useSignedInUser();
  const refetchThrottled = useRefetchOn(AnyPermitChangedDocument, () => void refetch());
  useRefetchOn(DraftsChangedDocument, refetchThrottled, { skip: !draftAuthors.includes(role) });
  useRefetchOn(AccountsChangedDocument, refetchThrottled, { skip: !accountAdmins.includes(role) });
  return data?.getMenuCounts;
}
