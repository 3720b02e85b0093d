import { checkUpload } from '@eptw/domain/template/purpose/uploads';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { EmptyFileTile, FileTile, openFile, type LoadFileUrl } from './file-tile.tsx';
import type { UnsentFiles } from '../../lib/unsent-files.ts';
import { UploadRow } from './upload-row.tsx';
import { useFileChooser } from './use-file-chooser.ts';
import { useUploads, type SendFile } from './use-uploads.ts';
import './upload.css';

interface UploadFieldProps {
  id?: string;
  /** What is uploaded, such as 'Risk assessment'; part of every button's name. */
  label: string;
  /** Stored names. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Uploads a file; see useFiles in features/files. */
  send: SendFile;
  loadUrl: LoadFileUrl;
  /** Returns the original name of a stored file. */
  getName?: (filename: string) => string;
  /** The maximum number of files. */
  maximum?: number;
  /** Uploaded files can be added to or replaced, but not removed. */
  locked?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  /** As in an HTML file input, such as 'image/*,application/pdf'. */
  accept?: string;
  /** Why a file of another type than `accept` is refused, and what to choose. */
  acceptRefusal?: string;
  /** Where chosen files wait on this device until they are uploaded. */
  unsent?: UnsentFiles | undefined;
}

/** Whether the browser says that a file has one of the types; one without a type is for the server to decide. */
function isAccepted(file: File, accept: string | undefined): boolean {
  if (!accept || file.type === '') return true;
  return accept
    .split(',')
    .some((type) => type === file.type || (type.endsWith('/*') && file.type.startsWith(type.slice(0, -1))));
}

/** Uploads one file at a time into a list of stored names, with progress, retry, thumbnails and removal. */
export function UploadField(props: UploadFieldProps) {
  const { id, label, value, onChange, send, loadUrl, maximum = 10, locked, disabled } = props;
  const getName = props.getName ?? ((filename: string) => filename);
  const latest = useRef(value);
  latest.current = value;

  const { uploads, start, retry, dismiss } = useUploads({
    send,
    unsent: props.unsent,
    refuse: (file) =>
      checkUpload(file.name, file.size) ?? (isAccepted(file, props.accept) ? undefined : props.acceptRefusal),
    onUploaded(filename, replaced) {
      const names = [...latest.current.filter((other) => other !== replaced), filename];
      // Before the next render, another upload may arrive.
      latest.current = names;
      onChange(names);
    },
  });

  const replaced = useRef<string>(undefined);
  const chooser = useFileChooser((file) => start(file, replaced.current));

  function choose(filenameToReplace?: string) {
    replaced.current = filenameToReplace;
    chooser.open();
  }

  // A refused file takes no place: another one is chosen in its stead.
  const hasRoom = value.length + uploads.filter(({ refused }) => !refused).length < maximum;
  const isEmpty = value.length === 0 && uploads.length === 0;
  return (
    <div className="upload" data-invalid={props.invalid || undefined}>
      <input {...chooser.inputProps} accept={props.accept} data-testid={id && `${id}-file`} />
      <ul>
        {value.map((filename) => (
          <li key={filename} className="upload-row">
            <FileTile filename={filename} name={getName(filename)} loadUrl={loadUrl} />
            <span className="upload-name" title={getName(filename)}>
              {getName(filename)}
            </span>
            <span className="upload-actions">
              <Button
                size="small"
                aria-label={`View ${getName(filename)}`}
                onClick={() => void openFile(filename, loadUrl)}
              >
                View
              </Button>
              {!disabled && (
                <Button size="small" aria-label={`Replace ${getName(filename)}`} onClick={() => choose(filename)}>
                  Replace
                </Button>
              )}
              {!disabled && !locked && (
                <Button
                  size="small"
                  aria-label={`Remove ${getName(filename)}`}
                  onClick={() => onChange(value.filter((other) => other !== filename))}
                >
                  Remove
                </Button>
              )}
            </span>
          </li>
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload.key)}
            onDismiss={() => dismiss(upload.key)}
          />
        ))}
        {isEmpty && (
          <li className="upload-row">
            <EmptyFileTile />
            <span className="quiet">No file yet</span>
          </li>
        )}
      </ul>
      {!disabled && hasRoom && (
        <Button
          id={id}
          size="small"
          icon={<Upload size={14} aria-hidden />}
          aria-label={`${isEmpty ? 'Choose file' : 'Add another file'}: ${label}`}
          aria-describedby={props.describedBy}
          onClick={() => choose()}
        >
          {isEmpty ? 'Choose file' : 'Add another file'}
        </Button>
      )}
    </div>
  );
}
