import { formatDayAndTime, formatTime, formatDay } from '@eptw/domain/permit/date-words';
import { SavedState } from '../raise/saved-state.tsx';
import type { DraftSaveState } from './draft-saver.ts';

/** The time of today, the day and time of any other. */
function when(at: Date): string {
  return formatDay(at) === formatDay(new Date()) ? formatTime(at) : formatDayAndTime(at);
}

/** Whether a draft is saved as it stands on the screen. */
export function DraftSavedState({ state }: { state: DraftSaveState }) {
  switch (state.kind) {
    case 'saved':
      return <SavedState kind="done">Saved {when(state.at)}</SavedState>;
    case 'saving':
      return <SavedState kind="saving" />;
    case 'conflict':
      return <SavedState kind="warning">Not saved: saved elsewhere too</SavedState>;
    case 'refused':
    case 'failed':
      return <SavedState kind="warning">{state.sentence}</SavedState>;
  }
}
