import { message } from '@eptw/domain/message';
import { useDeletion } from '../../components/confirm/use-deletion.tsx';
import { useCommand, type MutationAnswer } from '../../lib/apollo/use-command.ts';
import { useToast } from '../../lib/toast.ts';
import {
  AddBlockedWordDocument,
  DeleteBlockedWordDocument,
  UpdateBlockedWordDocument,
  type AddBlockedWordMutation,
  type BlockedWordFactsFragment,
  type DeleteBlockedWordMutation,
  type UpdateBlockedWordMutation,
} from './operations.generated.ts';

const addedOf = (data: AddBlockedWordMutation) => data.addBlockedWord;
const updatedOf = (data: UpdateBlockedWordMutation) => data.updateBlockedWord;
const deletedOf = (data: DeleteBlockedWordMutation) => data.deleteBlockedWord;
const listed = { refetch: ['GetBlockedWords'] };
const listedSilently = { ...listed, silent: true };

/** What is done with blocked words: saving one, which is a new one without an id, and deleting one after a question. */
export function useBlockedWords() {
  const ask = useDeletion();
  const toast = useToast();
  const [add] = useCommand(AddBlockedWordDocument, addedOf, listedSilently);
  const [update] = useCommand(UpdateBlockedWordDocument, updatedOf, listedSilently);
  const [remove] = useCommand(DeleteBlockedWordDocument, deletedOf, listed);
  return {
    async save(id: string | undefined, word: string): Promise<MutationAnswer> {
      const data = { _word: word };
      const answer = await (id === undefined ? add({ data }) : update({ id, data }));
      if (answer.success) toast('success', answer.message);
      return answer;
    },
    remove: ({ _id, _word }: BlockedWordFactsFragment) =>
      ask({
        title: 'Delete blocked word',
        question: message.confirmBlockedWordDeletion,
        subject: _word,
        work: () => remove({ id: _id }),
      }),
  };
}
