import { Button } from 'antd';
import { EmptyFileTile } from './file-tile.tsx';
import { ProgressBar } from '../status/progress-bar.tsx';
import { formatFileSize } from '@eptw/domain/text/file-size';
import type { Upload } from './use-uploads.ts';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  /** Cancels the upload, or dismisses one that failed. */
  onDismiss: () => void;
}

/** A file being uploaded, or one that failed. */
export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { file, percent, error, refused } = upload;
  const sentSize = formatFileSize((file.size * percent) / 100);
  return (
    <li className="upload-row" data-failed={error ? true : undefined}>
      <EmptyFileTile />
      <span className="upload-name">
        {file.name}
        {error ? (
          <span className="upload-error" role="alert">
            {error}
          </span>
        ) : (
          <>
            <ProgressBar label={`Uploading ${file.name}`} done={percent} total={100} />
            <small className="tabular">
              {percent}%, {sentSize} of {formatFileSize(file.size)}
            </small>
          </>
        )}
      </span>
      <span className="upload-actions">
        {error && !refused && (
          <Button size="small" aria-label={`Try ${file.name} again`} onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button size="small" aria-label={`${error ? 'Dismiss' : 'Cancel'} ${file.name}`} onClick={onDismiss}>
          {error ? 'Dismiss' : 'Cancel'}
        </Button>
      </span>
    </li>
  );
}
