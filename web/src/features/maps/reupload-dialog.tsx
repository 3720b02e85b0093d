import { Modal } from 'antd';
import { useState } from 'react';
import { Field } from '../../components/field/field.tsx';
import type { MutationAnswer } from '../../lib/apollo/use-command.ts';
import { MapUpload, pictureHint } from './map-upload.tsx';

interface ReuploadDialogProps {
  name: string;
  onSave: (mapImage: string) => Promise<MutationAnswer>;
  onClose: () => void;
}

/** Gives a map another picture. */
export function ReuploadDialog({ name, onSave, onClose }: ReuploadDialogProps) {
  const [mapImage, setMapImage] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const answer = await onSave(mapImage);
    setSaving(false);
    if (answer.success) onClose();
    else setRefusal(answer.message);
  }

  return (
    <Modal
      open
      title={`Re-Upload ${name}`}
      okText="Save picture"
      cancelText="Cancel"
      okButtonProps={{ disabled: mapImage === '' }}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Field label="Map image" required hint={pictureHint} problem={refusal || undefined}>
        {(control) => (
          <MapUpload
            control={control}
            value={mapImage}
            onChange={(next) => {
              setRefusal('');
              setMapImage(next);
            }}
          />
        )}
      </Field>
    </Modal>
  );
}
