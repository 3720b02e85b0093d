import { Button, Tooltip } from 'antd';
import { useSyncExternalStore } from 'react';
import { chooseFirst, unchosen } from './choices.ts';
import type { RaiseWork } from './raise-work.ts';

interface SaveDraftButtonProps {
  work: RaiseWork;
  label: string;
  isSaving: boolean;
  onSave: () => void;
}

function whatIsNeeded(missing: readonly string[]): string {
  if (missing.includes('Discipline') || missing.includes('Host / System Owner'))
    return 'Needs Discipline and Host / System Owner';
  return chooseFirst(missing);
}

/** Keeps the permit as a draft; waits for the same choices as submitting it. */
export function SaveDraftButton({ work, label, isSaving, onSave }: SaveDraftButtonProps) {
  const { choices } = useSyncExternalStore(work.subscribe, work.state);
  const needed = whatIsNeeded(unchosen(choices));
  return (
    <>
      <Tooltip title={needed}>
        <Button
          className="raise-save"
          disabled={needed !== ''}
          loading={isSaving}
          aria-describedby="raise-save-needs"
          onClick={onSave}
        >
          {label}
        </Button>
      </Tooltip>
      <span className="visually-hidden" id="raise-save-needs">
        {needed}
      </span>
    </>
  );
}
