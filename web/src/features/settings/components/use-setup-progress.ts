import { useQuery } from '../../../lib/api/use-query.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { GetSetupProgressDocument } from '../../../generated/settings.ts';
import type { SetupProgress } from './setup-steps.ts';

/** Loads the progress of the setup and keeps it current while others work on it; undefined until loaded. */
export function useSetupProgress(): { progress: SetupProgress | undefined; failed: boolean; retry: () => void } {
  const { data, error, refetch } = useQuery(GetSetupProgressDocument);
  const retry = () => void refetch();
  useAdminSubscription(['site', 'discipline', 'template', 'user', 'group'], retry);
  return { progress: data?.getSetupProgress.item ?? undefined, failed: error !== undefined, retry };
}
