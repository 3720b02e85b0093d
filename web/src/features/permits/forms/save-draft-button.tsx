import { Button, Tooltip } from 'antd';
import { formatMissingChoices, listMissingChoices } from './permit-choices.ts';
import type { PermitFormStore } from './permit-form-store.ts';
import { useStore } from '../../../lib/store.ts';

interface SaveDraftButtonProps {
  formStore: PermitFormStore;
  label: string;
  isSaving: boolean;
  onSave: () => void;
}

function formatMissing(missing: readonly string[]): string {
  if (missing.includes('Discipline') || missing.includes('Host / System Owner'))
    return 'Needs Discipline and Host / System Owner';
  return formatMissingChoices(missing);
}

/** Saves the permit as a draft; requires the same choices as submitting it. */
export function SaveDraftButton({ formStore, label, isSaving, onSave }: SaveDraftButtonProps) {
  const { choices } = useStore(formStore);
  const needed = formatMissing(listMissingChoices(choices));
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
