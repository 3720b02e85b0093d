import { groupNameHint, validateGroupName, groupNameMaxLength } from '@eptw/domain/administration/group';
import { SelectField, type SelectOption } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { useFormValues } from '../../../components/form/use-form-values.ts';
import { ResourceScreen, type ResourceForm } from '../../audit-log/components/resource-screen.tsx';
import { toSiteOption, useManagedSites } from '../../sites/components/use-managed-sites.ts';
import type { CreateGroupInput, ManagedGroupFactsFragment, UpdateGroupInput } from '../../../generated/mt-groups.ts';
import { groupResource } from '../group-resource.ts';
import { InitialMembers } from '../members/initial-members.tsx';

interface GroupValues {
  name: string;
  /** The site's id. */
  site: string;
  permitCloser: boolean;
  /** Ids of the first members of a new group. Those of an existing one are changed in the list. */
  members?: string[];
}

const newGroup: GroupValues = { name: '', site: '', permitCloser: false, members: [] };

function toGroupValues({ name, site, permitCloser }: ManagedGroupFactsFragment): GroupValues {
  return { name, site: site._id, permitCloser };
}

const yesNoOptions: readonly SelectOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function GroupForm({ item, form, save }: ResourceForm<ManagedGroupFactsFragment, CreateGroupInput, UpdateGroupInput>) {
  const { values, changes, hasChanges, set } = useFormValues(item ? toGroupValues(item) : newGroup);
  const { sites, loading } = useManagedSites();
  const { name, site, permitCloser, members } = values;
  const lockedSite = item?.siteLocked ? item.site : undefined;
  const choices = lockedSite
    ? [{ value: site, label: `${lockedSite.name} (${lockedSite.code})` }]
    : sites.map(toSiteOption);
  return (
    <EditForm
      {...form}
      canSubmit={validateGroupName(name) === undefined && site !== ''}
      hasChanges={hasChanges}
      onSubmit={() => save(values, changes)}
    >
      <TextField
        label="Group Name"
        required
        value={name}
        maxLength={groupNameMaxLength}
        hint={groupNameHint}
        problem={name.trim() ? validateGroupName(name) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <SelectField
        label="Site"
        required
        value={site}
        options={choices}
        loading={loading && !lockedSite}
        disabled={lockedSite !== undefined}
        hint={lockedSite && 'Cannot be changed: permits at this site have this group as a reviewer.'}
        onChange={(next) => set({ site: next, ...(members && { members: [] }) })}
      />
      <SelectField
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

const titles = { create: 'Create Group', edit: 'Edit Group' };
const back = { to: '/mtgroup', label: 'MT Groups' };

/** Creates an MT group, or changes the one in the address. */
export function EditGroup() {
  return (
    <ResourceScreen resource={groupResource} titles={titles} back={back}>
      {(form) => <GroupForm {...form} />}
    </ResourceScreen>
  );
}
