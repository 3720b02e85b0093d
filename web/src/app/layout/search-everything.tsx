import { useMemo } from 'react';
import { SearchButton } from '../../features/search/components/search-button.tsx';
import { useOwnSession } from '../../features/sessions/use-own-session.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { listFindableScreens } from '../side-menu/findable-screens.ts';

/** The search across everything, with the screens of the viewer's role. */
export function SearchEverything({ isSmall = false }: { isSmall?: boolean }) {
  const { role } = useSignedInUser();
  const session = useOwnSession();
  const permitCloser = session?.permitCloser ?? false;
  const found = useMemo(() => listFindableScreens(role, { permitCloser, feedbackUrl: null }), [role, permitCloser]);
  return <SearchButton {...found} isSmall={isSmall} />;
}
