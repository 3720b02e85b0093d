import { UploadField } from '../../components/upload/upload-field.tsx';
import type { FieldControl } from '../../components/field/field.tsx';
import { useFiles } from '../files/components/use-files.ts';

/** What a picture of a site may be; the server decides by its content. */
export const pictureHint = 'One PNG or JPEG picture under 10 MB. It is drawn on in a space of 1000 by 600.';

interface MapUploadProps {
  control: FieldControl;
  /** A stored name; empty while there is none. */
  value: string;
  onChange: (filename: string) => void;
}

/** The one picture of a map. */
export function MapUpload({ control, value, onChange }: MapUploadProps) {
  const { send, linkOf } = useFiles();
  return (
    <UploadField
      id={control.id}
      label="Map image"
      value={value ? [value] : []}
      onChange={(names) => onChange(names.at(-1) ?? '')}
      send={send}
      linkOf={linkOf}
      nameOf={() => 'Map image'}
      maximum={1}
      accept="image/png,image/jpeg"
      invalid={control['aria-invalid']}
      {...(control['aria-describedby'] !== undefined && { describedBy: control['aria-describedby'] })}
    />
  );
}
