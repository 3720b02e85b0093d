import { inputPurposes, isInputPurpose, listPurposes } from '@eptw/domain/template/input-purpose';
import type { InputType } from '@eptw/domain/template/template';
import { ChoiceList } from '../../../components/field/choice-list.tsx';
import { BuilderField } from './builder-field.tsx';

interface PurposeFieldProps {
  type: InputType;
  /** Empty for none. */
  purpose: string;
  problem: string | undefined;
  onChange: (purpose: string) => void;
  onLeave: () => void;
}

/** Asks what the program reads an input as: one of the purposes that its type may have, or none. */
export function PurposeField({ type, purpose, problem, onChange, onLeave }: PurposeFieldProps) {
  const offered = listPurposes(type).map((one): string => one);
  // One that does not suit the type stays to be seen until another one is chosen.
  const shown = purpose === '' || offered.includes(purpose) ? offered : [...offered, purpose];
  const labelOf = (one: string) => (isInputPurpose(one) ? inputPurposes[one].label : one);
  return (
    <BuilderField
      id="input-purpose"
      label="Purpose"
      col={12}
      problem={problem}
      help="How the application uses the answer, for example in lists, reminders, copies and attached forms."
    >
      {({ 'aria-describedby': problemId, ...described }) => (
        <>
          <ChoiceList
            {...described}
            aria-describedby={['input-purpose-use', problemId].filter(Boolean).join(' ')}
            className="form-wide"
            value={purpose}
            options={[{ value: '', label: 'None' }, ...shown.map((one) => ({ value: one, label: labelOf(one) }))]}
            virtual={false}
            onChange={onChange}
            onBlur={onLeave}
          />
          <p id="input-purpose-use" className="form-note">
            {isInputPurpose(purpose) ? inputPurposes[purpose].help : 'Not used by the application.'}
          </p>
        </>
      )}
    </BuilderField>
  );
}
