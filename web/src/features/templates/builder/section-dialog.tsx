import { titleProblem } from '@eptw/domain/template/definition';
import { templateLimits } from '@eptw/domain/template/template-limits';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { whenReleased } from '../../../lib/when-released.ts';
import { BuilderField } from './builder-field.tsx';

interface SectionDialogProps {
  /** The title that is changed; absent for a new section. */
  title: string | undefined;
  open: boolean;
  onSave: (title: string) => void;
  onCancel: () => void;
  onClosed: () => void;
}

/** Asks for the title of a section. */
export function SectionDialog({ title: before, open, onSave, onCancel, onClosed }: SectionDialogProps) {
  const [title, setTitle] = useState(before ?? '');
  const [left, setLeft] = useState(false);
  const wrong = titleProblem(title, 'The section title', templateLimits.sectionTitle);
  const problem = left ? wrong : undefined;

  function save() {
    setLeft(true);
    if (wrong === undefined) onSave(title.trim());
  }

  return (
    <Modal
      open={open}
      width={460}
      title={before === undefined ? 'Add section' : 'Rename section'}
      okText={before === undefined ? 'Add section' : 'Rename section'}
      cancelText="Go back"
      onOk={save}
      onCancel={onCancel}
      mask={{ closable: false }}
      afterClose={onClosed}
    >
      <div className="form-grid builder-dialog-grid">
        <BuilderField id="section-title" label="Section title" col={12} required problem={problem}>
          {(described) => (
            <Input
              {...described}
              autoFocus
              value={title}
              maxLength={templateLimits.sectionTitle}
              onChange={({ target }) => setTitle(target.value)}
              onBlur={() => whenReleased(() => setLeft(true))}
              onPressEnter={save}
            />
          )}
        </BuilderField>
      </div>
    </Modal>
  );
}
