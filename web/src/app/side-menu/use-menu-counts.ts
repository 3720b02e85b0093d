import { useQuery, useSubscription } from '@apollo/client/react';
import { accountAdministrators } from '@eptw/domain/user/authority';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AnyPermitChangedDocument } from '../../features/permits/list/operations.generated.ts';
import { GetMenuCountsDocument } from '../../features/sessions/operations.generated.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { useGathered } from '../../lib/use-gathered.ts';
import type { MenuCounts } from './entries.tsx';

/**
 * The numbers in the menu, read anew whenever a permit changes that the viewer sees. Nothing tells an administrator of
 * new accounts, so these are looked for on every screen.
 */
export function useMenuCounts(): MenuCounts | undefined {
  const { data, refetch } = useQuery(GetMenuCountsDocument);
  const readAgain = useGathered(() => void refetch());
  const { role } = useSignedInUser();
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname || !accountAdministrators.includes(role)) return;
    seen.current = pathname;
    readAgain();
  });
  useSubscription(AnyPermitChangedDocument, { onData: readAgain, ignoreResults: true });
  return data?.getMenuCounts;
}
