import { useState } from 'react';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import type { SendFile } from '../../../components/upload/use-uploads.ts';
import { useFiles } from '../../files/components/use-files.ts';
import { Field } from '../../../components/field/field.tsx';

interface PhotoFieldProps {
  label: string;
  required: boolean;
  value: readonly string[];
  problem?: string | undefined;
  onChange: (names: string[]) => void;
}

/** A photo, taken now or chosen. */
export function PhotoField({ label, required, value, problem, onChange }: PhotoFieldProps) {
  const { send, loadUrl } = useFiles();
  /** The original names, by the stored ones. */
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const sendAndName: SendFile = async (file, control) => {
    const stored = await send(file, control);
    setNames((current) => ({ ...current, [stored]: file.name }));
    return stored;
  };
  return (
    <Field label={label} required={required} problem={problem}>
      {(control) => (
        <UploadField
          id={control.id}
          label={label}
          value={value}
          onChange={onChange}
          send={sendAndName}
          getName={(stored) => names[stored] ?? stored}
          loadUrl={loadUrl}
          maximum={1}
          invalid={control['aria-invalid']}
          accept="image/*"
          acceptRefusal="This file is not a picture. Take a photo, or choose one."
          {...(control['aria-describedby'] && { describedBy: control['aria-describedby'] })}
        />
      )}
    </Field>
  );
}
