import { useQuery } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { GetStaffDocument } from '../operations.generated.ts';

/** A member of the host's staff, who may own, review or attend. */
export interface StaffMember {
  _id: string;
  fullname: string;
  email: string;
}

export interface Staff {
  /** The staff that the server found for the search. */
  found: readonly StaffMember[];
  /** Everyone seen so far by id, so that a chosen person keeps their name while the search moves on. */
  known: ReadonlyMap<string, StaffMember>;
  isLoading: boolean;
}

/** The host's staff, searched by the server by name or e-mail; all of them for an empty search. */
export function useStaff(searchText = ''): Staff {
  const { data, loading } = useQuery(GetStaffDocument, { variables: { searchText } });
  const seen = useRef(new Map<string, StaffMember>());
  return useMemo(() => {
    const found = data?.getAllMicronUsers.items ?? [];
    seen.current = new Map([...seen.current, ...found.map((member) => [member._id, member] as const)]);
    return { found, known: seen.current, isLoading: loading && !data };
  }, [data, loading]);
}
