import { useDeletion } from '../../components/confirm/use-deletion.tsx';
import { useCommand } from '../../lib/apollo/use-command.ts';
import { DeleteSiteDocument, type DeleteSiteMutation } from './operations.generated.ts';
import type { SiteRow } from './site-columns.tsx';

const answerOf = (data: DeleteSiteMutation) => data.deleteSite;
const listed = { refetch: ['GetSitesPage'] };

/** Asks and then deletes a site. */
export function useDeleteSite(): (site: SiteRow) => Promise<boolean> {
  const ask = useDeletion();
  const [remove] = useCommand(DeleteSiteDocument, answerOf, listed);
  return ({ _id, name, code }) =>
    ask({
      title: 'Delete site',
      subject: `${name} (${code}), with its MT groups and maps`,
      work: () => remove({ id: _id }),
    });
}
