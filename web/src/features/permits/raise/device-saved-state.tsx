import { useSyncExternalStore } from 'react';
import { formatTime } from '@eptw/domain/permit/date-words';
import type { Autosave, SaveState } from './autosave.ts';
import { SavedState } from './saved-state.tsx';

const nothingSaved: SaveState = { kind: 'nothing' };

/** Whether a new permit is kept on this device; without autosave another tab keeps its own. */
export function DeviceSavedState({ autosave }: { autosave: Autosave | undefined }) {
  const state = useSyncExternalStore(autosave?.subscribe ?? (() => () => {}), () => autosave?.state() ?? nothingSaved);
  if (!autosave) return <SavedState kind="warning">Not kept: open in another tab</SavedState>;
  switch (state.kind) {
    case 'nothing':
      return <SavedState kind="quiet">Kept on this device as you type</SavedState>;
    case 'saving':
      return <SavedState kind="saving" />;
    case 'saved':
      return (
        <SavedState kind="done">
          Saved<span className="only-wide"> on this device</span> {formatTime(state.at)}
        </SavedState>
      );
    case 'failed':
      return <SavedState kind="warning">This browser cannot keep your work. Submit before you leave.</SavedState>;
  }
}
