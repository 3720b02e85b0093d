import { Button } from 'antd';

interface LastChoicesNoteProps {
  /** Whether something stands as it was chosen last time. */
  isShown: boolean;
  siteName: string;
  onClear: () => void;
}

/** Says that choices are those of the last permit at the site, and takes them back. */
export function LastChoicesNote({ isShown, siteName, onClear }: LastChoicesNoteProps) {
  return (
    <div role="status">
      {isShown && (
        <p className="raise-last">
          Chosen as on your last permit at {siteName}.
          <Button type="link" size="small" aria-label="Clear the choices of your last permit" onClick={onClear}>
            Clear
          </Button>
        </p>
      )}
    </div>
  );
}
