import { useQuery } from '../../lib/api/use-query.ts';
import { GetOwnAccountDocument, type GetOwnAccountQuery } from '../../generated/profile.ts';

export type OwnAccount = GetOwnAccountQuery['getSession'];

/** Loads the user's own account; undefined while loading. */
export function useOwnAccount(): { account: OwnAccount | undefined; failed: boolean; retry: () => void } {
  const { data, error, refetch } = useQuery(GetOwnAccountDocument);
  return { account: data?.getSession, failed: Boolean(error) && !data, retry: () => void refetch() };
}
