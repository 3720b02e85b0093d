import { useQuery } from '@apollo/client/react';
import { GetUserDocument } from './operations.generated.ts';

/** One account, as it is on the server when the screen opens. */
export function useUser(id: string) {
  const { data, loading, refetch } = useQuery(GetUserDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const answer = data?.getUser;
  const absent: 'loading' | 'missing' | 'failed' =
    loading && !answer ? 'loading' : answer?.code === 'NOT_FOUND' ? 'missing' : 'failed';
  return { user: answer?.item ?? undefined, absent, refetch };
}
