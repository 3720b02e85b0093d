import { useConfirmDeletion } from '../../components/confirm/use-confirm-deletion.tsx';
import { useCommand } from '../../lib/apollo/use-command.ts';
import { DeleteDisciplineDocument, type DisciplineFactsFragment } from '../../generated/disciplines.ts';

const refetchOptions = { refetch: ['GetDisciplinesPage'] };

/** Deletes a discipline after a confirmation. Returns whether it is gone. */
export function useDeleteDiscipline(): (discipline: DisciplineFactsFragment) => Promise<boolean> {
  const ask = useConfirmDeletion();
  const [remove] = useCommand(DeleteDisciplineDocument, refetchOptions);
  return async ({ _id, code, description }) => {
    let gone = false;
    await ask({
      noun: 'discipline',
      subject: [code, description].filter(Boolean).join(' · '),
      async onConfirm() {
        gone = (await remove({ id: _id })).success;
      },
    });
    return gone;
  };
}
