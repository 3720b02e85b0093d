import { groupNameHint, groupNameProblem, longestGroupName } from '@eptw/domain/administration/group';
import { ChoiceField, type Choice } from '../../components/field/choice-field.tsx';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useTyped } from '../../components/form/use-typed.ts';
import type { MutationAnswer } from '../../lib/apollo/use-command.ts';
import { lastListAddress } from '../../lib/use-list-state.ts';
import { FirstMembers } from './members/first-members.tsx';
import { siteChoice, useKeptSites } from '../sites/components/use-kept-sites.ts';

/** A group as its form holds it. */
export interface GroupValues {
  name: string;
  /** An id. */
  site: string;
  permitCloser: boolean;
  /** Ids of the first members, of a group that is to be created. */
  members?: string[];
}

interface GroupFormProps {
  label: string;
  action: string;
  initial: GroupValues;
  /** The site of a group that permits name. */
  lockedSite?: { code: string; name: string } | undefined;
  /** Takes the whole, and what of it differs from what was read. */
  onSubmit: (values: GroupValues, changes: Partial<GroupValues>) => Promise<MutationAnswer>;
}

const yesOrNo: readonly Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The fields of a group, to be created or changed. */
export function GroupForm({ label, action, initial, lockedSite, onSubmit }: GroupFormProps) {
  const { values, changes, hasChanges, set } = useTyped(initial);
  const { sites, loading } = useKeptSites();
  const { name, site, permitCloser, members } = values;
  const choices = lockedSite
    ? [{ value: site, label: `${lockedSite.name} (${lockedSite.code})` }]
    : sites.map(siteChoice);
  return (
    <EditForm
      label={label}
      subject="this group"
      action={action}
      backTo={lastListAddress('/mtgroup')}
      creates={initial.name === ''}
      ready={groupNameProblem(name) === undefined && site !== ''}
      hasChanges={hasChanges}
      onSubmit={() => onSubmit(values, changes)}
    >
      <LineField
        label="Group Name"
        required
        value={name}
        maxLength={longestGroupName}
        hint={groupNameHint}
        problem={name.trim() ? groupNameProblem(name) : undefined}
        onChange={(next) => set({ name: next })}
      />
      <ChoiceField
        label="Site Selection"
        required
        value={site}
        choices={choices}
        loading={loading && !lockedSite}
        disabled={lockedSite !== undefined}
        hint={lockedSite && 'Locked: permits of this site name the group as a reviewer.'}
        onChange={(next) => set({ site: next, ...(members && { members: [] }) })}
      />
      <ChoiceField
        label="MTGroup can close permits?"
        required
        value={permitCloser ? 'yes' : 'no'}
        choices={yesOrNo}
        hint="Members of such a group finish closure and cancellation at its site."
        onChange={(next) => set({ permitCloser: next === 'yes' })}
      />
      {members && <FirstMembers site={site} values={members} onChange={(next) => set({ members: next })} />}
    </EditForm>
  );
}
