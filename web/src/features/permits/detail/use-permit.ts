import { useQuery } from '@apollo/client/react';
import { GetPermitDocument } from './operations.generated.ts';
import type { Permit } from './permit-track.ts';

export type PermitReading =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  | { state: 'ready'; permit: Permit; refresh: () => Promise<unknown> };

/** The permit of a screen, kept current by the cache. Once it was shown, a failing refresh leaves it on the screen. */
export function usePermit(id: string): PermitReading {
  const { data, loading, refetch } = useQuery(GetPermitDocument, { variables: { id } });
  const answer = data?.getPermit;
  if (answer?.item) return { state: 'ready', permit: answer.item, refresh: () => refetch() };
  if (loading) return { state: 'loading' };
  if (answer?.code === 'NOT_FOUND') return { state: 'missing' };
  return { state: 'failed', retry: () => void refetch() };
}
