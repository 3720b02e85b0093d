import { UploadField } from '../../../components/upload/upload-field.tsx';
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
  return (
    <Field label={label} required={required} problem={problem}>
      {(control) => (
        <UploadField
          id={control.id}
          label={label}
          value={value}
          onChange={onChange}
          send={send}
          loadUrl={loadUrl}
          maximum={1}
          invalid={control['aria-invalid']}
          accept="image/*"
          {...(control['aria-describedby'] && { describedBy: control['aria-describedby'] })}
        />
      )}
    </Field>
  );
}
