import { maximumWorkText } from '@eptw/domain/text/work-text';
import { formatRole } from '@eptw/domain/user/role';
import { useQuery } from '../../../lib/api/use-query.ts';
import { SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { GetHandoverCandidatesDocument } from '../../../generated/work.ts';
import type { ArgumentFieldProps } from '../sheet/action-input.ts';

/** To whom the permit is handed over. */
export function HolderField({ label, work, input, problems, onChange }: ArgumentFieldProps) {
  const { data, loading, error } = useQuery(GetHandoverCandidatesDocument, { variables: { permitId: work.permitId } });
  const people = data?.candidates.items ?? [];
  const nobody = data && people.length === 0 ? 'Nobody else may hold this permit.' : undefined;
  const notLoaded = error && !data ? 'The people could not be loaded. Close this and open it again.' : undefined;
  return (
    <SelectField
      label={label}
      required
      loading={loading}
      value={input.to}
      problem={problems.to ?? nobody ?? notLoaded}
      options={people.map(({ _id, fullname, role }) => ({ value: _id, label: `${fullname}, ${formatRole(role)}` }))}
      onChange={(to) => onChange({ to })}
    />
  );
}

/** A note that goes with it. */
function Note({ name, label, input, problems, onChange }: ArgumentFieldProps & { name: 'done' | 'left' | 'watch' }) {
  return (
    <TextField
      label={label}
      required
      rows={2}
      maxLength={maximumWorkText}
      value={input[name]}
      problem={problems[name]}
      hint="Write 'none' where there is nothing."
      onChange={(text) => onChange({ [name]: text })}
    />
  );
}

/** What is done. */
export function DoneField(props: ArgumentFieldProps) {
  return <Note name="done" {...props} />;
}

/** What is still to do. */
export function LeftField(props: ArgumentFieldProps) {
  return <Note name="left" {...props} />;
}

/** What to watch out for. */
export function WatchField(props: ArgumentFieldProps) {
  return <Note name="watch" {...props} />;
}
