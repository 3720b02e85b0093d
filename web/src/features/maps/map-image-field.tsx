import { Field } from '../../components/field/field.tsx';
import { UploadField } from '../../components/upload/upload-field.tsx';
import { useFiles } from '../files/components/use-files.ts';

interface MapImageFieldProps {
  /** The picture's stored name; empty when there is none. */
  value: string;
  problem?: string | undefined;
  wide?: boolean;
  onChange: (filename: string) => void;
}

/** The picture of a map; the server determines its type from its content. */
export function MapImageField({ value, problem, wide, onChange }: MapImageFieldProps) {
  const { send, loadUrl } = useFiles();
  return (
    <Field
      label="Map image"
      required
      wide={wide ?? false}
      hint="One PNG or JPEG picture under 10 MB. Displayed at 1000 × 600."
      problem={problem}
    >
      {(control) => (
        <UploadField
          id={control.id}
          label="Map image"
          value={value ? [value] : []}
          onChange={(names) => onChange(names.at(-1) ?? '')}
          send={send}
          loadUrl={loadUrl}
          getName={() => 'Map image'}
          maximum={1}
          accept="image/png,image/jpeg"
          acceptRefusal="A map is a PNG or JPEG picture. Choose another file."
          invalid={control['aria-invalid']}
          {...(control['aria-describedby'] !== undefined && { describedBy: control['aria-describedby'] })}
        />
      )}
    </Field>
  );
}
