import { useCallback } from 'react';
import { listLimit } from '@eptw/domain/template/inputs/text-list';
import { UploadField } from '../../../../components/upload/upload-field.tsx';
import type { SendFile } from '../../../../components/upload/use-transfers.ts';
import { useFiles } from '../../../files/components/use-files.ts';
import { useFormSurroundings } from '../../components/form-surroundings.ts';
import type { FieldProps } from '../input-face.ts';

/** Files, one an upload. A required file can be replaced but not removed once it is there. */
export function FileField({ input, id, value, onChange, invalid, describedBy }: FieldProps<string[]>) {
  const { send, linkOf } = useFiles();
  const { knownFile, rememberFile, beginTransfer } = useFormSurroundings();

  const sendAndRemember = useCallback<SendFile>(
    async (file, control) => {
      const end = beginTransfer?.();
      try {
        const filename = await send(file, control);
        rememberFile({ filename, name: file.name, size: file.size, uploadedAt: new Date().toISOString() });
        return filename;
      } finally {
        end?.();
      }
    },
    [send, rememberFile, beginTransfer],
  );

  return (
    <div className="form-frame">
      <UploadField
        id={id}
        label={input.label}
        value={value ?? []}
        onChange={(filenames) => onChange(filenames.length === 0 ? undefined : filenames)}
        send={sendAndRemember}
        linkOf={linkOf}
        nameOf={(filename) => knownFile(filename)?.name ?? filename}
        maximum={listLimit}
        locked={input.required ?? false}
        invalid={invalid}
        describedBy={describedBy}
      />
    </div>
  );
}
