import { formatDayAndTime, formatTime, formatDay } from '@eptw/domain/time/format-date';
import { SaveStatus } from '../forms/save-status.tsx';
import type { DraftSaveState } from './draft-saver.ts';

/** Formats a moment of today as its time, any other with its day. */
function formatSavedAt(at: Date): string {
  return formatDay(at) === formatDay(new Date()) ? formatTime(at) : formatDayAndTime(at);
}

/** Whether the draft on screen is saved. */
export function DraftSaveStatus({ state }: { state: DraftSaveState }) {
  switch (state.kind) {
    case 'saved':
      return <SaveStatus kind="done">Saved {formatSavedAt(state.at)}</SaveStatus>;
    case 'saving':
      return <SaveStatus kind="saving" />;
    case 'conflict':
      return <SaveStatus kind="warning">Not saved: also saved elsewhere</SaveStatus>;
    case 'refused':
    case 'failed':
      return <SaveStatus kind="warning">{state.sentence}</SaveStatus>;
  }
}
