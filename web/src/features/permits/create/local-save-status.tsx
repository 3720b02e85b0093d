import { formatTime } from '@eptw/domain/time/format-date';
import type { Autosave, AutosaveState } from './autosave.ts';
import { SaveStatus } from '../forms/save-status.tsx';
import { useStore, type ReadableStore } from '../../../lib/store.ts';

const nothingSaved: AutosaveState = { kind: 'nothing' };
const noAutosave: ReadableStore<AutosaveState> = { get: () => nothingSaved, subscribe: () => () => {} };

/** Whether a new permit is saved on this device; without `autosave` another tab saves its own. */
export function LocalSaveStatus({ autosave }: { autosave: Autosave | undefined }) {
  const state = useStore<AutosaveState>(autosave ?? noAutosave);
  if (!autosave) return <SaveStatus kind="warning">Not saved: open in another tab</SaveStatus>;
  switch (state.kind) {
    case 'nothing':
      return <SaveStatus kind="quiet">Saved on this device as you type</SaveStatus>;
    case 'saving':
      return <SaveStatus kind="saving" />;
    case 'saved':
      return (
        <SaveStatus kind="done">
          Saved<span className="only-wide"> on this device</span> {formatTime(state.at)}
        </SaveStatus>
      );
    case 'failed':
      return <SaveStatus kind="warning">This browser cannot save your work. Submit before you leave.</SaveStatus>;
  }
}
