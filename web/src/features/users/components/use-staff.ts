import { listResults } from '../../../lib/api/results.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { GetStaffDocument, type StaffMemberFragment } from '../../../generated/users.ts';

export interface Staff {
  /** The staff that match the search. */
  matches: readonly StaffMemberFragment[];
  /** All staff loaded so far, so that a selected user keeps their name when the search changes. */
  findStaffMember: (id: string) => StaffMemberFragment | undefined;
  isLoading: boolean;
  /** The search failed. */
  failed: boolean;
}

const noStaff: readonly StaffMemberFragment[] = [];

const findStaffMember = (id: string) =>
  listResults(GetStaffDocument)
    .flatMap(({ getAllMicronUsers }) => getAllMicronUsers.items)
    .find(({ _id }) => _id === id);

/** Searches the host's staff by name or e-mail on the server; an empty search returns all. */
export function useStaff(searchText = ''): Staff {
  const { data, loading, error } = useQuery(GetStaffDocument, { variables: { searchText } });
  return {
    matches: data?.getAllMicronUsers.items ?? noStaff,
    findStaffMember,
    isLoading: loading && !data,
    failed: error !== undefined && !data,
  };
}
