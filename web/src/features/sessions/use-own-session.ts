import { useQuery } from '../../lib/api/use-query.ts';
import { GetSessionDocument, type GetSessionQuery } from '../../generated/sessions.ts';

/** Returns the signed-in account and its settings from the server; undefined until loaded. */
export function useOwnSession(): GetSessionQuery['getSession'] | undefined {
  return useQuery(GetSessionDocument).data?.getSession;
}
