import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { GetStaffDocument, StaffMemberFragmentDoc, type StaffMemberFragment } from '../../../generated/users.ts';

export interface Staff {
  /** The staff that the server found for the search. */
  found: readonly StaffMemberFragment[];
  /** Anyone seen so far, so that a chosen person keeps their name while the search moves on. */
  findStaffMember: (id: string) => StaffMemberFragment | undefined;
  isLoading: boolean;
  /** Nobody could be looked up. */
  failed: boolean;
}

const noStaff: readonly StaffMemberFragment[] = [];

/** The host's staff, searched by the server by name or e-mail; all of them for an empty search. */
export function useStaff(searchText = ''): Staff {
  const { cache } = useApolloClient();
  const { data, loading, error } = useQuery(GetStaffDocument, { variables: { searchText } });
  const person = useCallback(
    (id: string) => {
      const key = cache.identify({ __typename: 'User', _id: id });
      return (key && cache.readFragment({ id: key, fragment: StaffMemberFragmentDoc })) || undefined;
    },
    [cache],
  );
  return {
    found: data?.getAllMicronUsers.items ?? noStaff,
    findStaffMember: person,
    isLoading: loading && !data,
    failed: error !== undefined && !data,
  };
}
