import { useDeletion } from '../../components/confirm/use-deletion.tsx';
import { useCommand, type MutationAnswer } from '../../lib/apollo/use-command.ts';
import { useToast } from '../../lib/toast.ts';
import {
  DeleteMapDocument,
  UpdateMapDocument,
  type DeleteMapMutation,
  type MapFactsFragment,
  type UpdateMapMutation,
} from './operations.generated.ts';

const updatedOf = (data: UpdateMapMutation) => data.updateMap;
const deletedOf = (data: DeleteMapMutation) => data.deleteMap;
const listed = { refetch: ['GetMapsPage'] };
const listedSilently = { ...listed, silent: true };

/** What is done with a map from the list: another name or picture, and deleting it after a question. */
export function useMapActions() {
  const ask = useDeletion();
  const toast = useToast();
  const [update] = useCommand(UpdateMapDocument, updatedOf, listedSilently);
  const [remove] = useCommand(DeleteMapDocument, deletedOf, listed);
  return {
    async change(id: string, data: { name?: string; mapImage?: string }): Promise<MutationAnswer> {
      const answer = await update({ id, data });
      if (answer.success) toast('success', answer.message);
      return answer;
    },
    remove: ({ _id, name, site }: MapFactsFragment) =>
      ask({ title: 'Delete map', subject: `${name}, ${site.code}`, work: () => remove({ id: _id }) }),
  };
}
