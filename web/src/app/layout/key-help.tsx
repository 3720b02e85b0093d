import { useState } from 'react';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';

const loadDialog = async () => (await import('./key-help-dialog.tsx')).KeyHelpDialog;

/** Shows which keys act on the page when somebody presses '?'. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  const { code: KeyHelpDialog } = useLazyModule(loadDialog, isOpen);
  useShortcuts([{ key: '?', label: 'Show these keys', run: () => setOpen(true) }]);
  return KeyHelpDialog && <KeyHelpDialog open={isOpen} onClose={() => setOpen(false)} />;
}
