import { groupNameHint, validateGroupName, groupNameMaxLength } from '@eptw/domain/administration/group';
import { ChoiceField, type SelectOption } from '../../components/field/choice-field.tsx';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormValues } from '../../components/form/use-form-values.ts';
import type { MutationPayload } from '../../lib/apollo/use-command.ts';
import { readLastListAddress } from '../../lib/use-list-state.ts';
import { InitialMembers } from './members/initial-members.tsx';
import { toSiteOption, useManagedSites } from '../sites/components/use-managed-sites.ts';

/** The form values of a group. */
export interface GroupValues {
  name: string;
  /** The site's id. */
  site: string;
  permitCloser: boolean;
  /** Ids of the first members, when creating a group. */
  members?: string[];
}

interface GroupFormProps {
  label: string;
  action: string;
  initial: GroupValues;
  /** The group's site when permits already refer to the group. */
  lockedSite?: { code: string; name: string } | undefined;
  /** Called with all values, and with those that differ from the saved ones. */
  onSubmit: (values: GroupValues, changes: Partial<GroupValues>) => Promise<MutationPayload>;
}

const yesNoOptions: readonly SelectOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The fields of a group, for creating or editing. */
export function GroupForm({ label, action, initial, lockedSite, onSubmit }: GroupFormProps) {
  const { values, changes, hasChanges, set } = useFormValues(initial);
  const { sites, loading } = useManagedSites();
  const { name, site, permitCloser, members } = values;
  const choices = lockedSite
    ? [{ value: site, label: `${lockedSite.name} (${lockedSite.code})` }]
    : sites.map(toSiteOption);
  return (
    <EditForm
      label={label}
      subject="this group"
      action={action}
      backTo={readLastListAddress('/mtgroup')}
      isNew={initial.name === ''}
      canSubmit={validateGroupName(name) === undefined && site !== ''}
      hasChanges={hasChanges}
      onSubmit={() => onSubmit(values, changes)}
    >
      <LineField
        label="Group Name"
        required
        value={name}
        maxLength={groupNameMaxLength}
        hint={groupNameHint}
        problem={name.trim() ? validateGroupName(name) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <ChoiceField
        label="Site Selection"
        required
        value={site}
        options={choices}
        loading={loading && !lockedSite}
        disabled={lockedSite !== undefined}
        hint={lockedSite && 'Cannot be changed: permits at this site have this group as a reviewer.'}
        onChange={(next) => set({ site: next, ...(members && { members: [] }) })}
      />
      <ChoiceField
        label="MTGroup can close permits?"
        required
        value={permitCloser ? 'yes' : 'no'}
        options={yesNoOptions}
        hint="Members of such a group confirm closure and cancellation at its site."
        onChange={(next) => set({ permitCloser: next === 'yes' })}
      />
      {members && <InitialMembers site={site} values={members} onChange={(next) => set({ members: next })} />}
    </EditForm>
  );
}
