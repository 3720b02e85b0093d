import { useQuery, useSubscription } from '@apollo/client/react';
import { draftKeepers } from '@eptw/domain/access/access';
import { accountAdministrators } from '@eptw/domain/user/authority';
import { DraftsChangedDocument } from '../../features/permits/drafts/watching/operations.generated.ts';
import { AnyPermitChangedDocument } from '../../features/permits/list/operations.generated.ts';
import { GetMenuCountsDocument } from '../../features/sessions/operations.generated.ts';
import { AccountsChangedDocument } from '../../features/users/watching/operations.generated.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { useGathered } from '../../lib/use-gathered.ts';
import type { MenuCounts } from './entries.tsx';

/** The numbers in the menu, read anew whenever something changes that they count. */
export function useMenuCounts(): MenuCounts | undefined {
  const { data, refetch } = useQuery(GetMenuCountsDocument);
  const readAgain = useGathered(() => void refetch());
  const { role } = useSignedInUser();
  const news = { onData: readAgain, ignoreResults: true };
  useSubscription(AnyPermitChangedDocument, news);
  useSubscription(DraftsChangedDocument, { ...news, skip: !draftKeepers.includes(role) });
  useSubscription(AccountsChangedDocument, { ...news, skip: !accountAdministrators.includes(role) });
  return data?.getMenuCounts;
}
