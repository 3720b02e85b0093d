import { StoredPicture } from '../../../files/components/stored-picture.tsx';

/** A saved marking, shown in place of the plan that it was drawn on. */
export function MarkedMap({ filename, label }: { filename: string; label: string }) {
  return (
    <StoredPicture
      className="form-map-picture"
      filename={filename}
      alt={`Marked site map: ${label}`}
      absent="This marking cannot be shown now. Reload the page to try again."
    />
  );
}
