import { Alert } from 'antd';
import type { FormChanges } from './migrate-answers.ts';

interface InputListProps {
  heading: string;
  inputs: FormChanges['removed'];
}

function InputList({ heading, inputs }: InputListProps) {
  if (inputs.length === 0) return null;
  return (
    <div>
      <dt>{heading}</dt>
      {inputs.map(({ label, lostAnswer }, index) => (
        <dd key={`${index} ${label}`}>
          {label}
          {lostAnswer !== '' && `, where you had entered “${lostAnswer}”`}
        </dd>
      ))}
    </div>
  );
}

function FormChangesSection({ title, isRemoved, added, removed, changed }: FormChanges) {
  const newInputs = added.map((label) => ({ label, lostAnswer: '' }));
  return (
    <section>
      <h3>
        {title}
        {isRemoved && ' can no longer be attached and was left out'}
      </h3>
      <dl>
        <InputList heading="New" inputs={newInputs} />
        <InputList heading={isRemoved ? 'Answers removed' : 'Removed'} inputs={removed} />
        <InputList heading="Changed" inputs={changed} />
      </dl>
    </section>
  );
}

/** Lists how the forms of a draft changed since it was saved, and the answers that were lost. */
export function FormChangesNotice({ forms }: { forms: readonly FormChanges[] }) {
  if (forms.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ closeIcon: true, 'aria-label': 'Dismiss' }}
      title="The form has changed since this draft was saved. Review it before you submit."
      description={
        <div className="draft-form-changes">
          {forms.map((form, index) => (
            <FormChangesSection key={`${index} ${form.title}`} {...form} />
          ))}
        </div>
      }
    />
  );
}
