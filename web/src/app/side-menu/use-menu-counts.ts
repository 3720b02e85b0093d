import { useQuery, useSubscription } from '@apollo/client/react';
import { AnyPermitChangedDocument } from '../../features/permits/list/operations.generated.ts';
import { GetMenuCountsDocument } from '../../features/sessions/operations.generated.ts';
import { useGathered } from '../../lib/use-gathered.ts';
import type { MenuCounts } from './entries.tsx';

/** The numbers in the menu, read anew whenever a permit changes that the viewer sees. */
export function useMenuCounts(): MenuCounts | undefined {
  const { data, refetch } = useQuery(GetMenuCountsDocument);
  const readAgain = useGathered(() => void refetch());
  useSubscription(AnyPermitChangedDocument, { onData: readAgain, ignoreResults: true });
  return data?.getMenuCounts;
}
