import { Modal } from 'antd';
import { useState } from 'react';
import { Select } from '../../../components/field/select.tsx';
import type { BuilderForm } from './builder-form.ts';
import { FormField } from '../components/form-field.tsx';

interface MoveDialogProps {
  form: BuilderForm;
  /** The label of the input. */
  label: string;
  /** The index of the section that it is in. */
  from: number;
  open: boolean;
  onMove: (section: number) => void;
  onCancel: () => void;
  onClosed: () => void;
}

/** Selects the section that an input is moved to; it becomes the last one there. */
export function MoveDialog({ form, label, from, open, onMove, onCancel, onClosed }: MoveDialogProps) {
  const options = form.sections.flatMap(({ title }, index) =>
    index === from ? [] : [{ value: index, label: `${index + 1}. ${title}` }],
  );
  const [targetIndex, setTargetIndex] = useState(options[0]?.value);
  return (
    <Modal
      open={open}
      width={460}
      title={`Move '${label}'`}
      okText="Move input"
      cancelText="Go back"
      okButtonProps={{ disabled: targetIndex === undefined }}
      onOk={() => targetIndex !== undefined && onMove(targetIndex)}
      onCancel={onCancel}
      mask={{ closable: false }}
      afterClose={onClosed}
    >
      <div className="form-grid builder-dialog-grid">
        <FormField id="move-section" label="Section" col={12} problem={undefined}>
          {(control) => (
            <Select {...control} autoFocus value={targetIndex ?? null} options={options} onChange={setTargetIndex} />
          )}
        </FormField>
      </div>
    </Modal>
  );
}
