import { useConfirmDeletion } from '../../components/confirm/use-confirm-deletion.tsx';
import { useCommand, type MutationPayload } from '../../lib/apollo/use-command.ts';
import { useToast } from '../../lib/toast.ts';
import { DeleteMapDocument, UpdateMapDocument, type MapFactsFragment } from '../../generated/maps.ts';

const refetchOptions = { refetch: ['GetMapsPage'] };
const silentRefetchOptions = { ...refetchOptions, silent: true };

/** Actions on a map in the list: change its name or picture, and delete it after a confirmation. */
export function useMapActions() {
  const ask = useConfirmDeletion();
  const toast = useToast();
  const [update] = useCommand(UpdateMapDocument, silentRefetchOptions);
  const [remove] = useCommand(DeleteMapDocument, refetchOptions);
  return {
    async change(id: string, data: { name?: string; mapImage?: string }): Promise<MutationPayload> {
      const payload = await update({ id, data });
      if (payload.success) toast('success', payload.message);
      return payload;
    },
    remove: ({ _id, name, site }: MapFactsFragment) =>
      ask({ noun: 'map', subject: `${name}, ${site.code}`, onConfirm: () => remove({ id: _id }) }),
  };
}
