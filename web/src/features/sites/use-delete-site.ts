import { useConfirmDeletion } from '../../components/confirm/use-confirm-deletion.tsx';
import { useCommand } from '../../lib/apollo/use-command.ts';
import { DeleteSiteDocument } from '../../generated/sites.ts';
import type { SiteRow } from './site-columns.tsx';

const refetchOptions = { refetch: ['GetSitesPage'] };

/** Deletes a site after a confirmation. */
export function useDeleteSite(): (site: SiteRow) => Promise<boolean> {
  const ask = useConfirmDeletion();
  const [remove] = useCommand(DeleteSiteDocument, refetchOptions);
  return ({ _id, name, code }) =>
    ask({
      noun: 'site',
      subject: `${name} (${code}), with its MT groups and maps`,
      onConfirm: () => remove({ id: _id }),
    });
}
