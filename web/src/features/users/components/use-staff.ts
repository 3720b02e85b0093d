import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { GetStaffDocument, StaffMemberFragmentDoc, type StaffMemberFragment } from '../../../generated/users.ts';

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

/** Searches the host's staff by name or e-mail on the server; an empty search returns all. */
export function useStaff(searchText = ''): Staff {
  const { cache } = useApolloClient();
  const { data, loading, error } = useQuery(GetStaffDocument, { variables: { searchText } });
  const findStaffMember = useCallback(
    (id: string) => {
      const key = cache.identify({ __typename: 'User', _id: id });
      return (key && cache.readFragment({ id: key, fragment: StaffMemberFragmentDoc })) || undefined;
    },
    [cache],
  );
  return {
    matches: data?.getAllMicronUsers.items ?? noStaff,
    findStaffMember,
    isLoading: loading && !data,
    failed: error !== undefined && !data,
  };
}
