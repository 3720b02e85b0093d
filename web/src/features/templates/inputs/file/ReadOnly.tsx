import { FileWarning } from 'lucide-react';
import { formatFileSize } from '@eptw/domain/text/file-size';
import { FileTile, openFile } from '../../../../components/upload/file-tile.tsx';
import { formatDay } from '@eptw/domain/time/format-date';
import { useFiles } from '../../../files/components/use-files.ts';
import { useFormContext } from '../../../../lib/form-context.ts';
import type { ReadOnlyProps } from '../input-renderer.ts';
import { NotFilled } from '../not-filled.tsx';

/** The files with their details; a missing document for the approval is marked. */
export function FileReadOnly({ input, value }: ReadOnlyProps<string[]>) {
  const { loadUrl } = useFiles();
  const { findFile } = useFormContext();
  if (!value || value.length === 0) {
    if (input.purpose !== 'approvalUpload') return <NotFilled>No file</NotFilled>;
    return (
      <span className="form-reading-warning">
        <FileWarning size={14} aria-hidden />
        Not uploaded
      </span>
    );
  }
  return (
    <ul className="form-reading-files">
      {value.map((filename) => {
        const file = findFile(filename);
        const name = file?.name ?? filename;
        return (
          <li key={filename}>
            <FileTile filename={filename} name={name} loadUrl={loadUrl} />
            <span>
              <button type="button" className="form-file-link" onClick={() => void openFile(filename, loadUrl)}>
                {name}
              </button>
              {file && (
                <small>
                  {formatFileSize(file.size)}, {formatDay(file.uploadedAt)}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
