import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { onChangesMissed } from '../../../lib/apollo/connection.ts';
import { useRefetchOn } from '../../../lib/apollo/use-refetch-on.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useStore } from '../../../lib/store.ts';
import { createMusterSource, type MusterSource, type MusterState } from './muster-source.ts';

/** The muster list of a site, kept current while it is shown. */
export function useMuster(siteId: string): MusterState & Pick<MusterSource, 'load' | 'tick'> {
  const client = useApolloClient();
  const { _id, fullname } = useSignedInUser();
  const source = useMemo(
    () => createMusterSource(client, { siteId, user: { _id, fullname } }),
    [client, siteId, _id, fullname],
  );
  useEffect(() => source.open(), [source]);
  useRefetchOn(AnyPermitChangedDocument, () => void source.load());
  useEffect(() => onChangesMissed(() => void source.load()), [source]);
  useEffect(() => {
    const load = () => void source.load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [source]);
  const { load, tick } = source;
  return { ...useStore(source.state), load, tick };
}
