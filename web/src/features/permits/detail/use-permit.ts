import { useQuery } from '@apollo/client/react';
import { getPermitKind, permitKinds, type PermitKind, type PermitReference } from '../components/permit-kind.ts';
import { getPermitOperations } from '../model/permit-operations.ts';
import type { Permit } from '../model/permit.ts';

export type PermitResult =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  /** The permit exists, but is of the other kind. */
  | { state: 'elsewhere'; permit: PermitReference }
  | { state: 'ready'; permit: Permit; refresh: () => Promise<unknown> };

/**
 * Loads a screen's permit and follows the cache. What was found, the permit or that there is none, stays on screen
 * while it is loaded again, and when that fails.
 */
export function usePermit(id: string, kind: PermitKind): PermitResult {
  const { data, loading, refetch } = useQuery(getPermitOperations(kind).read, { variables: { id } });
  const payload = data?.permit;
  const isMissing = payload?.code === 'NOT_FOUND';
  // The query for permits finds both kinds, the one for child permits only those.
  const anyKind = useQuery(getPermitOperations(permitKinds.permit).read, {
    variables: { id },
    skip: !isMissing || kind === permitKinds.permit,
  });
  const permit = payload?.item ?? anyKind.data?.permit.item;
  if (permit && getPermitKind(permit) !== kind) return { state: 'elsewhere', permit };
  // Loading it again also fails when the page is left meanwhile, which is no error.
  if (permit) return { state: 'ready', permit, refresh: () => refetch().catch(() => undefined) };
  if (isMissing && !(anyKind.loading && !anyKind.data)) return { state: 'missing' };
  if (loading || anyKind.loading) return { state: 'loading' };
  return { state: 'failed', retry: () => void refetch() };
}
