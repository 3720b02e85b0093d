import { compareAsRead } from '@eptw/domain/text/reading-order';
import { Alert, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { isAttachable } from '@eptw/domain/child-permit/attached-form';
import { MultiSelectField } from '../../../components/field/select-field.tsx';
import type { AvailableTemplate } from './permit-choices.ts';

interface AttachDialogProps {
  templates: readonly Pick<AvailableTemplate, '_id' | 'title' | 'asParentPermit' | 'archived'>[];
  parentTemplateId: string;
  attachedIds: readonly string[];
  /** Attaches the selected templates; returns whether that succeeded. */
  onSave: (templateIds: string[]) => Promise<boolean>;
  onClose: () => void;
}

/** Selects the child forms to fill in together with the permit. */
export function AttachDialog({ templates, parentTemplateId, attachedIds, onSave, onClose }: AttachDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const options = useMemo(
    () =>
      templates
        .filter(
          ({ _id, asParentPermit, archived }) =>
            isAttachable({ id: _id, asParentPermit, archived }, parentTemplateId) && !attachedIds.includes(_id),
        )
        .map((template) => ({ value: template._id, label: template.title }))
        .toSorted((one, other) => compareAsRead(one.label, other.label)),
    [templates, parentTemplateId, attachedIds],
  );

  async function save(): Promise<void> {
    setSaving(true);
    const saved = await onSave(chosen);
    setSaving(false);
    if (saved) onClose();
  }

  return (
    <Modal
      title="Child permit"
      open
      okText="Save"
      cancelText="Go back"
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="raise-attach">
        <Alert
          type="info"
          showIcon
          title="Looking for a specific child permit template?"
          description="Create a separate child permit in My Child Permits after submitting the General Permit."
        />
        <MultiSelectField
          label="Templates to fill in with this permit"
          values={chosen}
          placeholder="Choose one or more"
          options={options}
          onChange={setChosen}
        />
      </div>
    </Modal>
  );
}
