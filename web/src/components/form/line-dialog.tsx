import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import type { MutationAnswer } from '../../lib/apollo/use-command.ts';
import { LineField } from '../field/line-field.tsx';

interface LineDialogProps {
  title: string;
  /** Of the one field. */
  label: string;
  action: string;
  initial: string;
  maxLength?: number;
  /** Asks for the own password instead of a text that may be read. */
  type?: 'password';
  hint?: ReactNode;
  /** What is wrong with what was typed. */
  problemOf: (text: string) => string | undefined;
  /** Sends it, silently; a refusal is shown at the field. */
  onSave: (text: string) => Promise<MutationAnswer>;
  onClose: () => void;
}

/** Asks for one line of text; what was typed stays when it is refused. */
export function LineDialog(props: LineDialogProps) {
  const { title, label, action, initial, maxLength, type, hint, problemOf, onSave, onClose } = props;
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState('');
  const [isSaving, setSaving] = useState(false);
  const problem = problemOf(text);

  async function save() {
    if (problem || isSaving) return;
    setSaving(true);
    const answer = await onSave(text);
    setSaving(false);
    if (answer.success) onClose();
    else setRefusal(answer.message);
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
        <LineField
          label={label}
          required
          autoFocus
          value={text}
          {...(maxLength !== undefined && { maxLength })}
          {...(type && { type, autoComplete: 'current-password' })}
          hint={hint}
          problem={refusal || (text.trim() ? problem : undefined)}
          onChange={(next) => {
            setRefusal('');
            setText(next);
          }}
        />
      </form>
    </Modal>
  );
}
