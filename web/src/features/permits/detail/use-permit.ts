import { useQuery } from '@apollo/client/react';
import { kindOf, permitKinds, type PermitKind, type PlacedPermit } from '../kinds/permit-kind.ts';
import { operationsOf } from '../kinds/permit-operations.ts';
import type { Permit } from './permit-track.ts';

export type PermitReading =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  /** There is such a permit, but of the other kind. */
  | { state: 'elsewhere'; permit: PlacedPermit }
  | { state: 'ready'; permit: Permit; refresh: () => Promise<unknown> };

/** The permit of a screen, kept current by the cache. Once it was shown, a failing refresh leaves it on the screen. */
export function usePermit(id: string, kind: PermitKind): PermitReading {
  const { data, loading, refetch } = useQuery(operationsOf(kind).read, { variables: { id } });
  const answer = data?.permit;
  const isMissing = !loading && answer?.code === 'NOT_FOUND';
  // Permits are read by an operation that finds both kinds, child permits by one that finds them alone.
  const anyKind = useQuery(operationsOf(permitKinds.permit).read, {
    variables: { id },
    skip: !isMissing || kind === permitKinds.permit,
  });
  const found = answer?.item ?? anyKind.data?.permit.item;
  if (found && kindOf(found) !== kind) return { state: 'elsewhere', permit: found };
  if (found) return { state: 'ready', permit: found, refresh: () => refetch() };
  if (loading || anyKind.loading) return { state: 'loading' };
  if (isMissing) return { state: 'missing' };
  return { state: 'failed', retry: () => void refetch() };
}
