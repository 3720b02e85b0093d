import type { WorkPicture } from '@eptw/domain/permit/work-summary';
import { formatFileSize } from '@eptw/domain/text/file-size';
import { FileTile, openFile } from '../../../components/upload/file-tile.tsx';
import { useFiles } from '../../files/components/use-files.ts';
import type { Permit } from '../model/permit.ts';

/** As many as fit side by side on a phone. */
const maxShown = 4;

/** Maximum bytes of a picture that is loaded as a thumbnail: a larger one costs too much data on a phone. */
const maxThumbnailBytes = 1024 * 1024;

interface WorkPicturesProps {
  pictures: readonly WorkPicture[];
  files: Permit['files'];
}

/** Thumbnails of the map and the uploads; each opens in full size. */
export function WorkPictures({ pictures, files }: WorkPicturesProps) {
  const { loadUrl } = useFiles();
  if (pictures.length === 0) return null;
  const shown = pictures.slice(0, maxShown);
  return (
    <ul className="permit-work-pictures" aria-label="Map and pictures">
      {shown.map(({ filename, kind, label }) => {
        const file = files.find((candidate) => candidate.filename === filename);
        const name = kind === 'map' ? `Marked map: ${label}` : `${label}: ${file?.name ?? filename}`;
        return (
          <li key={filename}>
            <button type="button" title={name} onClick={() => void openFile(filename, loadUrl)}>
              {(file?.size ?? 0) > maxThumbnailBytes ? (
                <span className="file-tile">
                  <span className="visually-hidden">{name}, </span>
                  {formatFileSize(file?.size ?? 0)}
                </span>
              ) : (
                <FileTile filename={filename} name={name} loadUrl={loadUrl} />
              )}
            </button>
          </li>
        );
      })}
      {pictures.length > maxShown && (
        <li className="permit-work-more">{pictures.length - maxShown} more in the forms</li>
      )}
    </ul>
  );
}
