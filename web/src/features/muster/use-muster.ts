import { useEffect, useMemo } from 'react';
import { isMusterUnderWay } from '@eptw/domain/muster/muster';
import { MusterStopsChangedDocument } from '../../generated/muster.ts';
import { AnyPermitChangedDocument } from '../../generated/permits/subscriptions.ts';
import { recordActivity } from '../../lib/activity.ts';
import { onChangesMissed, onSessionRefused } from '../../lib/api/connection.ts';
import { useRefetchOn } from '../../lib/api/use-refetch-on.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { useStore } from '../../lib/store.ts';
import { createMusterSource, type MusterSource, type MusterState } from './muster-source.ts';

/** More often than the warning before an idle sign-out can begin. */
const activityMs = 5_000;

/**
 * While people are gathering, the open list counts as activity: being signed out takes the list from the device, and
 * without a connection nobody can sign in again.
 */
function useStaySignedIn({ state }: MusterSource): void {
  useEffect(() => {
    const record = () => {
      const { saved, changes } = state.get();
      const isAlarmInForce = Boolean(saved?.alarm);
      const unsentSince = changes.map(({ at }) => new Date(at));
      if (isMusterUnderWay(isAlarmInForce, unsentSince, new Date())) recordActivity();
    };
    const timer = setInterval(record, activityMs);
    const unsubscribe = state.subscribe(record);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [state]);
}

/** The muster list of a site, kept current while it is shown. */
export function useMuster(siteId: string): MusterState & Omit<MusterSource, 'state' | 'open'> {
  const { _id, fullname } = useSignedInUser();
  const source = useMemo(() => createMusterSource({ siteId, user: { _id, fullname } }), [siteId, _id, fullname]);
  useEffect(() => source.open(), [source]);
  useRefetchOn(AnyPermitChangedDocument, () => void source.load());
  useRefetchOn(MusterStopsChangedDocument, () => void source.load());
  useEffect(() => onChangesMissed(() => void source.load()), [source]);
  useEffect(() => onSessionRefused(() => void source.load()), [source]);
  useEffect(() => {
    const load = () => void source.load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [source]);
  useStaySignedIn(source);
  const { load, tick, add, remove } = source;
  return { ...useStore(source.state), load, tick, add, remove };
}
