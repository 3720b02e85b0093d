import { useQuery } from '@apollo/client/react';
import { formatRole } from '@eptw/domain/user/role';
import { SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { GetHandoverCandidatesDocument } from '../../../generated/work.ts';
import type { ActionFieldsProps } from '../sheet/action-input.ts';

const maximumText = 2000;

/** To whom the permit is handed over, and the three notes that go with it. */
export function HandoverFields({ work, input, problems, onChange }: ActionFieldsProps) {
  const { data, loading } = useQuery(GetHandoverCandidatesDocument, { variables: { permitId: work.permitId } });
  const people = data?.candidates.items ?? [];
  const notFound = !loading && people.length === 0 ? 'Nobody else may hold this permit.' : undefined;
  const notes = [
    ['done', 'Done'],
    ['left', 'Still to do'],
    ['watch', 'Watch out for'],
  ] as const;
  return (
    <>
      <SelectField
        label="To whom?"
        required
        loading={loading}
        value={input.to}
        problem={problems.to ?? notFound}
        options={people.map(({ _id, fullname, role }) => ({ value: _id, label: `${fullname}, ${formatRole(role)}` }))}
        onChange={(to) => onChange({ to })}
      />
      {notes.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          required
          rows={2}
          maxLength={maximumText}
          value={input[name]}
          problem={problems[name]}
          hint="Write 'none' where there is nothing."
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
    </>
  );
}
