import { useCallback, useMemo } from 'react';
import { maxListEntries } from '@eptw/domain/template/inputs/text-list';
import { UploadField } from '../../../../components/upload/upload-field.tsx';
import type { SendFile } from '../../../../components/upload/use-uploads.ts';
import { useFiles } from '../../../files/components/use-files.ts';
import { useFormContext } from '../../../../lib/form-context.ts';
import type { InputFieldProps } from '../input-renderer.ts';

/** Files, uploaded one by one. An uploaded file of a required input can be replaced but not removed. */
export function FileInputField({ input, id, value, onChange, invalid, describedBy }: InputFieldProps<string[]>) {
  const { send, loadUrl } = useFiles();
  const { findFile, addFile, startTransfer, getUnsentFiles } = useFormContext();
  const unsent = useMemo(() => getUnsentFiles?.(id), [getUnsentFiles, id]);

  const sendAndAdd = useCallback<SendFile>(
    async (file, control) => {
      const endTransfer = startTransfer?.();
      try {
        const filename = await send(file, control);
        addFile({ filename, name: file.name, size: file.size, uploadedAt: new Date().toISOString() });
        return filename;
      } finally {
        endTransfer?.();
      }
    },
    [send, addFile, startTransfer],
  );

  return (
    <div className="form-frame">
      <UploadField
        id={id}
        label={input.label}
        value={value ?? []}
        onChange={(filenames) => onChange(filenames.length === 0 ? undefined : filenames)}
        send={sendAndAdd}
        loadUrl={loadUrl}
        unsent={unsent}
        getName={(filename) => findFile(filename)?.name ?? filename}
        maximum={maxListEntries}
        locked={input.required ?? false}
        invalid={invalid}
        describedBy={describedBy}
      />
    </div>
  );
}
