import { useEffect } from 'react';
import { GetOwnAccountDocument, type GetOwnAccountQuery } from '../../generated/profile.ts';
import { GetSessionDocument } from '../../generated/sessions.ts';
import { updateResult } from '../../lib/api/results.ts';
import { useQuery } from '../../lib/api/use-query.ts';

export type OwnAccount = GetOwnAccountQuery['getSession'];

/** Loads the user's own account; undefined while loading. The layout around it then shows the same. */
export function useOwnAccount(): { account: OwnAccount | undefined; failed: boolean; retry: () => void } {
  const { data, loading, error, refetch } = useQuery(GetOwnAccountDocument);
  const user = loading || error ? undefined : data?.getSession.user;
  useEffect(() => {
    if (!user) return;
    const { _id, email, fullname, role, company, sites } = user;
    updateResult(GetSessionDocument, {}, ({ getSession }) => ({
      getSession: { ...getSession, user: { _id, email, fullname, role, company, sites } },
    }));
  }, [user]);
  return { account: data?.getSession, failed: Boolean(error) && !data, retry: () => void refetch() };
}
