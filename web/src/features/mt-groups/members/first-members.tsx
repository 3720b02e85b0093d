import { useQuery } from '@apollo/client/react';
import { ChoicesField } from '../../../components/field/choice-field.tsx';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import { GetMtGroupUsersDocument } from '../operations.generated.ts';

interface FirstMembersProps {
  /** The id of the group's site; empty until one is chosen. */
  site: string;
  values: string[];
  onChange: (ids: string[]) => void;
}

function hintFor(site: string, found: number | undefined): string {
  if (site === '') return 'Choose a site first: members belong to it.';
  if (found === 0) return 'Nobody at this site has the role MT Group yet. Add people first, or add members later.';
  return 'A group without members cannot review. More can be added later.';
}

/** Chooses who is in a group from the start. */
export function FirstMembers({ site, values, onChange }: FirstMembersProps) {
  const { data, loading, refetch } = useQuery(GetMtGroupUsersDocument, { variables: { site }, skip: site === '' });
  useAdministrationNews(['user'], () => void (site !== '' && refetch()));
  const people = data?.getMTGroupUsers.items;
  return (
    <ChoicesField
      label="Members"
      values={values}
      placeholder="Choose one or more"
      disabled={site === ''}
      loading={loading && !people}
      choices={(people ?? []).map(({ _id, fullname, email }) => ({ value: _id, label: `${fullname}, ${email}` }))}
      hint={hintFor(site, people?.length)}
      onChange={onChange}
    />
  );
}
