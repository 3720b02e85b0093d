import { useQuery } from '@apollo/client/react';
import { getPermitKind, permitKinds, type PermitKind, type PermitReference } from '../model/permit-kind.ts';
import { getPermitOperations } from '../model/permit-operations.ts';
import type { Permit } from '../model/permit.ts';

export type PermitResult =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  /** There is such a permit, but of the other kind. */
  | { state: 'elsewhere'; permit: PermitReference }
  | { state: 'ready'; permit: Permit; refresh: () => Promise<unknown> };

/** The permit of a screen, kept current by the cache. Once it was shown, a failing refresh leaves it on the screen. */
export function usePermit(id: string, kind: PermitKind): PermitResult {
  const { data, loading, refetch } = useQuery(getPermitOperations(kind).read, { variables: { id } });
  const answer = data?.permit;
  const isMissing = !loading && answer?.code === 'NOT_FOUND';
  // Permits are read by an operation that finds both kinds, child permits by one that finds them alone.
  const anyKind = useQuery(getPermitOperations(permitKinds.permit).read, {
    variables: { id },
    skip: !isMissing || kind === permitKinds.permit,
  });
  const found = answer?.item ?? anyKind.data?.permit.item;
  if (found && getPermitKind(found) !== kind) return { state: 'elsewhere', permit: found };
  if (found) return { state: 'ready', permit: found, refresh: () => refetch() };
  if (loading || anyKind.loading) return { state: 'loading' };
  if (isMissing) return { state: 'missing' };
  return { state: 'failed', retry: () => void refetch() };
}
