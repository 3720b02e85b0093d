import { useQuery } from '../../../lib/api/use-query.ts';
import { GetUserDocument } from '../../../generated/users/admin.ts';

/** Loads an account from the server. */
export function useUser(id: string) {
  const { data, loading, refetch } = useQuery(GetUserDocument, { variables: { id } });
  const payload = data?.getUser;
  const unavailableReason: 'loading' | 'missing' | 'failed' =
    loading && !payload ? 'loading' : payload?.code === 'NOT_FOUND' ? 'missing' : 'failed';
  /** Returns the current account, or undefined if it cannot be loaded. */
  async function reload() {
    const result = await refetch().catch(() => undefined);
    return result?.data?.getUser.item ?? undefined;
  }
  return { user: payload?.item ?? undefined, unavailableReason, reload };
}
