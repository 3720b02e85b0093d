import { useQuery } from '../../../lib/api/use-query.ts';
import { getPermitLevel, permitLevels, type PermitLevel, type PermitReference } from '../components/permit-level.ts';
import { getPermitOperations } from '../model/permit-operations.ts';
import type { Permit } from '../model/permit.ts';

export type PermitResult =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'missing' }
  /** The permit exists, but is of the other level. */
  | { state: 'elsewhere'; permit: PermitReference }
  /** With when it was read, by the device's clock. */
  | { state: 'ready'; permit: Permit; readAt: Date | undefined; refresh: () => Promise<unknown> };

/**
 * Loads a screen's permit and follows the cache. What was found, the permit or that there is none, stays on screen
 * while it is loaded again, and when that fails.
 */
export function usePermit(id: string, level: PermitLevel): PermitResult {
  const { data, readAt, loading, refetch } = useQuery(getPermitOperations(level).read, { variables: { id } });
  const payload = data?.permit;
  const isMissing = payload?.code === 'NOT_FOUND';
  // The query for permits finds both levels, the one for child permits only those.
  const anyLevel = useQuery(getPermitOperations(permitLevels.permit).read, {
    variables: { id },
    skip: !isMissing || level === permitLevels.permit,
  });
  const permit = payload?.item ?? anyLevel.data?.permit.item;
  if (permit && getPermitLevel(permit) !== level) return { state: 'elsewhere', permit };
  // Loading it again also fails when the page is left meanwhile, which is no error.
  if (permit)
    return {
      state: 'ready',
      permit,
      readAt: readAt ?? anyLevel.readAt,
      refresh: () => refetch().catch(() => undefined),
    };
  if (isMissing && !(anyLevel.loading && !anyLevel.data)) return { state: 'missing' };
  if (loading || anyLevel.loading) return { state: 'loading' };
  return { state: 'failed', retry: () => void refetch() };
}
