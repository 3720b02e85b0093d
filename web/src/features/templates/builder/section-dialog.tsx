import { validateTitle } from '@eptw/domain/text/validate-title';
import { templateLimits } from '@eptw/domain/template/model/template-limits';
import { afterWorkLabel } from '@eptw/domain/template/model/template';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { TextInput } from '../../../components/field/text-input.tsx';
import { runAfterPointerRelease } from '../../../lib/run-after-pointer-release.ts';
import { FormField } from '../components/form-field.tsx';
import type { SectionSettings } from './builder-form.ts';

interface SectionDialogProps {
  /** The section to edit; undefined for a new one. */
  section: SectionSettings | undefined;
  open: boolean;
  onSave: (head: SectionSettings) => void;
  onCancel: () => void;
  onClosed: () => void;
}

/** The title of a section and when it is filled in. */
export function SectionDialog({ section, open, onSave, onCancel, onClosed }: SectionDialogProps) {
  const [title, setTitle] = useState(section?.title ?? '');
  const [afterWork, setAfterWork] = useState(section?.afterWork ?? false);
  const [wasVisited, setVisited] = useState(false);
  const titleProblem = validateTitle(title, 'The section title', templateLimits.sectionTitle);
  const problem = wasVisited ? titleProblem : undefined;

  function save() {
    setVisited(true);
    if (titleProblem === undefined) onSave({ title: title.trim(), afterWork });
  }

  return (
    <Modal
      open={open}
      width={460}
      title={section ? 'Edit section' : 'Add section'}
      okText={section ? 'Save section' : 'Add section'}
      cancelText="Go back"
      onOk={save}
      onCancel={onCancel}
      mask={{ closable: false }}
      afterClose={onClosed}
    >
      <div className="form-grid builder-dialog-grid">
        <FormField id="section-title" label="Section title" col={12} required problem={problem}>
          {(control) => (
            <TextInput
              {...control}
              autoFocus
              value={title}
              maxLength={templateLimits.sectionTitle}
              onChange={setTitle}
              onBlur={() => runAfterPointerRelease(() => setVisited(true))}
              onKeyDown={({ key }) => key === 'Enter' && save()}
            />
          )}
        </FormField>
        <div className="form-field builder-flags">
          <Checkbox
            checked={afterWork}
            aria-describedby="section-after-work"
            onChange={({ target }) => setAfterWork(target.checked)}
          >
            {afterWorkLabel}
          </Checkbox>
          <p id="section-after-work" className="form-note">
            Its inputs are not required to raise a permit, and approvals do not cover them.
          </p>
        </div>
      </div>
    </Modal>
  );
}
