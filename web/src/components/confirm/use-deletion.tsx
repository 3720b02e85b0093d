import type { AnyOperation, Operation } from '../../lib/api/operation.ts';
import { message } from '@eptw/domain/message';
import { useCommand, type MutationPayload } from '../../lib/api/use-command.ts';
import { focusHeading } from '../page/focus-heading.ts';
import { useConfirm } from './use-confirm.ts';

/** What is deleted, and how. */
export interface Deletion<Row> {
  /** As in 'Delete this site?'. */
  noun: string;
  question?: string;
  /** Describes the row to delete, or the consequences. */
  describe: (row: Row) => string;
  remove: Operation<Record<string, MutationPayload>, { id: string }>;
  /** The queries that show the row. */
  refetch: readonly (string | AnyOperation)[];
}

/** Deletes a row after a confirmation. Resolves to whether it was deleted. */
export function useDeletion<Row extends { _id: string }>({
  noun,
  question = message.confirmDeletion,
  describe,
  remove,
  refetch,
}: Deletion<Row>): (row: Row) => Promise<boolean> {
  const confirm = useConfirm();
  const [send] = useCommand(remove, { refetch });
  return async (row) => {
    let isDeleted = false;
    await confirm({
      title: `Delete this ${noun}?`,
      content: (
        <>
          <p>{question}</p>
          <p className="quiet">{describe(row)}</p>
        </>
      ),
      confirmLabel: `Delete ${noun}`,
      destructive: true,
      async onConfirm() {
        isDeleted = (await send({ id: row._id })).success;
      },
    });
    // The row and its menu may be gone.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
    return isDeleted;
  };
}
