import { message } from '@eptw/domain/message';
import { useConfirmDeletion } from '../../components/confirm/use-confirm-deletion.tsx';
import { useCommand, type MutationPayload } from '../../lib/apollo/use-command.ts';
import { useToast } from '../../lib/toast.ts';
import {
  AddBlockedWordDocument,
  DeleteBlockedWordDocument,
  UpdateBlockedWordDocument,
  type BlockedWordFactsFragment,
} from '../../generated/blocked-words.ts';

const refetchOptions = { refetch: ['GetBlockedWords'] };
const silentRefetchOptions = { ...refetchOptions, silent: true };

/** Saves a blocked word (a new one when it has no id), and deletes one after a confirmation. */
export function useBlockedWords() {
  const ask = useConfirmDeletion();
  const toast = useToast();
  const [add] = useCommand(AddBlockedWordDocument, silentRefetchOptions);
  const [update] = useCommand(UpdateBlockedWordDocument, silentRefetchOptions);
  const [remove] = useCommand(DeleteBlockedWordDocument, refetchOptions);
  return {
    async save(id: string | undefined, word: string): Promise<MutationPayload> {
      const data = { _word: word };
      const payload = await (id === undefined ? add({ data }) : update({ id, data }));
      if (payload.success) toast('success', payload.message);
      return payload;
    },
    remove: ({ _id, _word }: BlockedWordFactsFragment) =>
      ask({
        noun: 'blocked word',
        question: message.confirmBlockedWordDeletion,
        subject: _word,
        onConfirm: () => remove({ id: _id }),
      }),
  };
}
