import { useQuery } from '../../../lib/api/use-query.ts';
import { MultiSelectField } from '../../../components/field/select-field.tsx';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { GetMtGroupUsersDocument } from '../../../generated/mt-groups.ts';

interface InitialMembersProps {
  /** The id of the group's site; empty until one is selected. */
  site: string;
  values: string[];
  onChange: (ids: string[]) => void;
}

function getMembersHint(site: string, candidateCount: number | undefined): string {
  if (site === '') return 'Choose a site first: members belong to it.';
  if (candidateCount === 0)
    return 'Nobody at this site has the role MT Group yet. Add people first, or add members later.';
  return 'A group without members cannot review. More can be added later.';
}

/** Selects the first members of a new group. */
export function InitialMembers({ site, values, onChange }: InitialMembersProps) {
  const { data, loading, refetch } = useQuery(GetMtGroupUsersDocument, { variables: { site }, skip: site === '' });
  useAdminSubscription(['user'], () => void (site !== '' && refetch()));
  const people = data?.getMTGroupUsers.items;
  return (
    <MultiSelectField
      label="Members"
      values={values}
      placeholder="Choose one or more"
      disabled={site === ''}
      loading={loading && !people}
      options={(people ?? []).map(({ _id, fullname, email }) => ({ value: _id, label: `${fullname}, ${email}` }))}
      hint={getMembersHint(site, people?.length)}
      onChange={onChange}
    />
  );
}
