import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import type { MutationPayload } from '../../lib/api/use-command.ts';
import { useToast } from '../../lib/toast.ts';

/** What the dialog passes to its field. */
interface DialogField {
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

interface FieldDialogProps {
  title: string;
  action: string;
  initial: string;
  /** Returns what is wrong with the value. */
  findProblem: (value: string) => string | undefined;
  /** Sends the value without a toast: the dialog shows success as a toast, and a refusal at the field. */
  onSave: (value: string) => Promise<MutationPayload>;
  onClose: () => void;
  /** Renders the field. */
  children: (field: DialogField) => ReactNode;
}

/** A dialog with one field; its value stays when it is refused. */
export function FieldDialog({ title, action, initial, findProblem, onSave, onClose, children }: FieldDialogProps) {
  const [value, setValue] = useState(initial);
  const [refusal, setRefusal] = useState('');
  const [isSaving, setSaving] = useState(false);
  const problem = findProblem(value);
  const toast = useToast();

  async function save() {
    if (problem || isSaving) return;
    setSaving(true);
    const payload = await onSave(value);
    setSaving(false);
    if (!payload.success) return setRefusal(payload.message);
    toast('success', payload.message);
    onClose();
  }

  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText="Cancel"
      okButtonProps={{ disabled: problem !== undefined }}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {children({
          value,
          problem: refusal || (value.trim() ? problem : undefined),
          onChange: (next) => {
            setRefusal('');
            setValue(next);
          },
        })}
      </form>
    </Modal>
  );
}
