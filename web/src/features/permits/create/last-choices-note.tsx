import { Button } from 'antd';

interface LastChoicesNoteProps {
  /** Whether any of the last choices is still selected. */
  isShown: boolean;
  siteName: string;
  onClear: () => void;
}

/** States that choices were copied from the last permit at the site, and clears them. */
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
