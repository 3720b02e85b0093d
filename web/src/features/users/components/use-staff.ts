import { useMemo } from 'react';
import { listResults } from '../../../lib/api/results.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { GetStaffDocument, type StaffMemberFragment } from '../../../generated/users.ts';

export interface Staff {
  /** The staff that match the search. */
  matches: readonly StaffMemberFragment[];
  /** All staff loaded so far, each once. */
  loaded: readonly StaffMemberFragment[];
  /** Of all loaded so far, so that a selected user keeps their name when the search changes. */
  findStaffMember: (id: string) => StaffMemberFragment | undefined;
  isLoading: boolean;
  /** The search failed. */
  failed: boolean;
}

const noStaff: readonly StaffMemberFragment[] = [];

/** Searches the host's staff by name or e-mail on the server; an empty search returns all. */
export function useStaff(searchText = ''): Staff {
  const { data, loading, error } = useQuery(GetStaffDocument, { variables: { searchText } });
  const byId = useMemo(() => {
    const results = data ? [data, ...listResults(GetStaffDocument)] : listResults(GetStaffDocument);
    // The newest result of each comes first, and stays.
    const members = results.flatMap(({ getAllMicronUsers }) => getAllMicronUsers.items);
    return new Map(members.toReversed().map((member) => [member._id, member]));
  }, [data]);
  return {
    matches: data?.getAllMicronUsers.items ?? noStaff,
    loaded: useMemo(() => [...byId.values()].toReversed(), [byId]),
    findStaffMember: (id) => byId.get(id),
    isLoading: loading && !data,
    failed: error !== undefined && !data,
  };
}
