import { useDeletion } from '../../components/confirm/use-deletion.tsx';
import { useCommand } from '../../lib/apollo/use-command.ts';
import {
  DeleteDisciplineDocument,
  type DeleteDisciplineMutation,
  type DisciplineFactsFragment,
} from './operations.generated.ts';

const answerOf = (data: DeleteDisciplineMutation) => data.deleteDiscipline;
const listed = { refetch: ['GetDisciplinesPage'] };

/** Asks and then deletes a discipline. Answers whether it is gone. */
export function useDeleteDiscipline(): (discipline: DisciplineFactsFragment) => Promise<boolean> {
  const ask = useDeletion();
  const [remove] = useCommand(DeleteDisciplineDocument, answerOf, listed);
  return async ({ _id, code, description }) => {
    let gone = false;
    await ask({
      title: 'Delete discipline',
      subject: [code, description].filter(Boolean).join(' · '),
      async work() {
        gone = (await remove({ id: _id })).success;
      },
    });
    return gone;
  };
}
