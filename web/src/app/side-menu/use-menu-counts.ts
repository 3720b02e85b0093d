import { useQuery, useSubscription } from '@apollo/client/react';
import { draftAuthors } from '@eptw/domain/access/access';
import { accountAdmins } from '@eptw/domain/user/authority';
import { DraftsChangedDocument } from '../../features/permits/subscriptions/operations.generated.ts';
import { AnyPermitChangedDocument } from '../../features/permits/list/operations.generated.ts';
import { GetMenuCountsDocument } from '../../features/sessions/operations.generated.ts';
import { AccountsChangedDocument } from '../../features/users/subscriptions/operations.generated.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { useThrottled } from '../../lib/use-throttled.ts';
import type { MenuCounts } from './entries.tsx';

/** The numbers in the menu, read anew whenever something changes that they count. */
export function useMenuCounts(): MenuCounts | undefined {
  const { data, refetch } = useQuery(GetMenuCountsDocument);
  const readAgain = useThrottled(() => void refetch());
  const { role } = useSignedInUser();
  const news = { onData: readAgain, ignoreResults: true };
  useSubscription(AnyPermitChangedDocument, news);
  useSubscription(DraftsChangedDocument, { ...news, skip: !draftAuthors.includes(role) });
  useSubscription(AccountsChangedDocument, { ...news, skip: !accountAdmins.includes(role) });
  return data?.getMenuCounts;
}
