import { validatePin } from '@eptw/domain/crew/pin';
import { useState, type ReactNode } from 'react';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import { TextField } from '../../components/field/text-field.tsx';
import { FieldDialog } from '../../components/form/field-dialog.tsx';
import { focusHeading } from '../../components/page/focus-heading.ts';
import { EraseWorkerDocument, SetWorkerPinDocument } from '../../generated/crew.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import type { Worker } from './worker-resource.ts';

const refetch = ['GetWorkers', 'GetWorker'];

/** Actions on a worker besides editing. `dialog` must be rendered. */
export function useWorkerActions(): {
  erase: (worker: Worker) => Promise<boolean>;
  askForPin: (worker: Worker) => void;
  dialog: ReactNode;
} {
  const confirm = useConfirm();
  const [sendErase] = useCommand(EraseWorkerDocument, { refetch: ['GetWorkers'] });
  const [sendPin] = useCommand(SetWorkerPinDocument, { silent: true, refetch });
  const [pinOf, setPinOf] = useState<Worker>();

  /** Resolves to whether the worker was erased. */
  async function erase({ _id, name, pseudonym }: Worker): Promise<boolean> {
    let isErased = false;
    await confirm({
      title: 'Erase this worker?',
      content: (
        <>
          <p>
            The name, pass number, phone number, languages, PIN, certificates and files of {name} are removed. This
            cannot be undone.
          </p>
          <p className="quiet">Histories call this worker {pseudonym} from then on.</p>
        </>
      ),
      confirmLabel: 'Erase worker',
      destructive: true,
      async onConfirm() {
        isErased = (await sendErase({ id: _id })).success;
      },
    });
    // The row and its menu may be gone.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
    return isErased;
  }

  const dialog = pinOf && (
    <FieldDialog
      title={`${pinOf.hasPin ? 'Reset' : 'Set'} the PIN of ${pinOf.name}`}
      action="Set PIN"
      initial=""
      findProblem={validatePin}
      onSave={(pin) => sendPin({ id: pinOf._id, pin })}
      onClose={() => setPinOf(undefined)}
    >
      {(field) => (
        <TextField
          {...field}
          label="PIN"
          type="password"
          required
          autoFocus
          autoComplete="new-password"
          maxLength={8}
          hint="4 to 8 digits. Let the worker type it: nobody can see it afterwards."
        />
      )}
    </FieldDialog>
  );
  return { erase, askForPin: setPinOf, dialog };
}
