import { blockedWordProblem, longestBlockedWord } from '@eptw/domain/administration/blocked-word';
import { Modal } from 'antd';
import { useState } from 'react';
import { LineField } from '../../components/field/line-field.tsx';
import type { MutationAnswer } from '../../lib/apollo/use-command.ts';

interface WordDialogProps {
  title: string;
  action: string;
  initial: string;
  onSave: (word: string) => Promise<MutationAnswer>;
  onClose: () => void;
}

/** Asks for one word; what was typed stays when it is refused. */
export function WordDialog({ title, action, initial, onSave, onClose }: WordDialogProps) {
  const [word, setWord] = useState(initial);
  const [refusal, setRefusal] = useState('');
  const [isSaving, setSaving] = useState(false);
  const problem = blockedWordProblem(word);

  async function save() {
    if (problem || isSaving) return;
    setSaving(true);
    const answer = await onSave(word);
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
          label="Blocked word"
          required
          autoFocus
          value={word}
          maxLength={longestBlockedWord}
          hint="Refused, in any spelling with capitals, where a permit asks for a manager's name."
          problem={refusal || (word.trim() ? problem : undefined)}
          onChange={(next) => {
            setRefusal('');
            setWord(next);
          }}
        />
      </form>
    </Modal>
  );
}
