import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/page/icon-button.tsx';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import type { FindableScreen } from '../search-result.ts';
import './search-button.css';

const loadDialog = async () => (await import('../search-dialog.tsx')).SearchDialog;

interface SearchButtonProps {
  /** The screens and actions of the viewer's role. */
  screens: readonly FindableScreen[];
  actions: readonly FindableScreen[];
  /** Without words, in the header of a phone. */
  isSmall?: boolean;
}

/** Opens the search across everything, as Ctrl K (⌘ K on a Mac) does on every page. It is loaded then. */
export function SearchButton({ screens, actions, isSmall = false }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { code: SearchDialog } = useLazyModule(loadDialog, isOpen);
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const open = () => setOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton className="search-button-small" aria-label="Find" aria-haspopup="dialog" onClick={open}>
          <Search size={19} aria-hidden />
        </IconButton>
      ) : (
        <button
          type="button"
          className="search-button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Search size={15} aria-hidden />
          <span>Find</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </button>
      )}
      {SearchDialog && (
        <SearchDialog open={isOpen} onClose={() => setOpen(false)} screens={screens} actions={actions} />
      )}
    </>
  );
}
