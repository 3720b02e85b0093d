import {
  formatPurpose,
  inputPurposes,
  isInputPurpose,
  listPurposes,
} from '@eptw/domain/template/purpose/input-purpose';
import { inputSettings } from '@eptw/domain/template/definition/input-settings';
import { Select } from '../../../components/field/select.tsx';
import { FormField } from '../components/form-field.tsx';
import type { InputDraft } from './input-draft.ts';

interface PurposeFieldProps {
  draft: InputDraft;
  problem: string | undefined;
  onChange: (change: (draft: InputDraft) => InputDraft) => void;
  onLeave: () => void;
}

/** Selects what the application uses an input as: one of the purposes of its type, or none. */
export function PurposeField({ draft: { type, purpose }, problem, onChange, onLeave }: PurposeFieldProps) {
  const { label, help = '' } = inputSettings.purpose;
  const available = listPurposes(type).map((inputPurpose): string => inputPurpose);
  // A purpose that does not suit the type stays visible until another one is selected.
  const shownPurposes = purpose === '' || available.includes(purpose) ? available : [...available, purpose];
  return (
    <FormField id="input-purpose" label={label} col={12} problem={problem} help={help}>
      {({ 'aria-describedby': problemId, ...control }) => (
        <>
          <Select
            {...control}
            aria-describedby={['input-purpose-use', problemId].filter(Boolean).join(' ')}
            value={purpose}
            options={[
              { value: '', label: 'None' },
              ...shownPurposes.map((inputPurpose) => ({ value: inputPurpose, label: formatPurpose(inputPurpose) })),
            ]}
            virtual={false}
            onChange={(selected) => onChange((current) => ({ ...current, purpose: selected }))}
            onBlur={onLeave}
          />
          <p id="input-purpose-use" className="form-note">
            {isInputPurpose(purpose) ? inputPurposes[purpose].help : 'Not used by the application.'}
          </p>
        </>
      )}
    </FormField>
  );
}
