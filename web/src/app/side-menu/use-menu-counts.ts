import { useQuery } from '@apollo/client/react';
import { GetMenuCountsDocument } from '../../features/sessions/operations.generated.ts';
import type { MenuCounts } from './entries.tsx';

/** The numbers in the menu. They are read anew by name ('GetMenuCounts') by whatever changes them. */
export function useMenuCounts(): MenuCounts | undefined {
  return useQuery(GetMenuCountsDocument).data?.getMenuCounts;
}
