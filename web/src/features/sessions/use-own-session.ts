import { useQuery } from '@apollo/client/react';
import { GetSessionDocument, type GetSessionQuery } from '../../generated/sessions.ts';

/** The signed-in account and its settings as the server knows them; undefined until the first answer. */
export function useOwnSession(): GetSessionQuery['getSession'] | undefined {
  return useQuery(GetSessionDocument).data?.getSession;
}
