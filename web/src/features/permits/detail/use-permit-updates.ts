import { useCallback, useEffect, useRef, useState } from 'react';
import { onChangesMissed } from '../../../lib/api/connection.ts';
import { useSubscription } from '../../../lib/api/use-subscription.ts';
import { ThisPermitChangedDocument, type ThisPermitChangedSubscription } from '../../../generated/permits/model.ts';
import type { Permit } from '../model/permit.ts';
import type { OwnVersion } from './use-own-changes.ts';

/** An action performed on a permit. */
export type PermitUpdate = Pick<ThisPermitChangedSubscription['permitChanged'], 'version' | 'action' | 'by' | 'at'>;

interface PermitUpdatesResult {
  /** What another user did to the open permit; undefined if nothing, or once dismissed. */
  update: PermitUpdate | undefined;
  dismiss: () => void;
}

/** Returns the last action in the permit's history. */
function toLastUpdate({ version, history }: Permit): PermitUpdate | undefined {
  const last = history.at(-1);
  return last && { version, action: last.action, by: last.by?.fullname ?? '', at: last.at };
}

/** Shows an action that was missed while disconnected, from the history of the refetched permit. */
function useMissedUpdates(permit: Permit, showUpdate: (update: PermitUpdate | undefined) => void): void {
  const version = useRef(permit.version);
  version.current = permit.version;
  const [versionBefore, setVersionBefore] = useState<number>();
  useEffect(() => onChangesMissed(() => setVersionBefore(version.current)), []);
  useEffect(() => {
    if (versionBefore === undefined || permit.version <= versionBefore) return;
    setVersionBefore(undefined);
    showUpdate(toLastUpdate(permit));
  }, [versionBefore, permit, showUpdate]);
}

/** Follows the open permit: when it changes, refetches it and returns what another user did. */
export function usePermitUpdates(
  permit: Permit,
  refresh: () => Promise<unknown>,
  isActing: boolean,
  { ownVersion, markOwnVersion }: OwnVersion,
): PermitUpdatesResult {
  const [latest, setLatest] = useState<PermitUpdate>();
  useSubscription(
    ThisPermitChangedDocument,
    (change) => {
      if (!change) return;
      setLatest(change.permitChanged);
      void refresh();
    },
    { variables: { id: permit._id } },
  );
  useMissedUpdates(permit, setLatest);
  const dismiss = useCallback(() => markOwnVersion(latest?.version ?? 0), [markOwnVersion, latest]);
  // During the viewer's own action it is unclear whose change this is, until its result arrives.
  const update = latest && latest.version > ownVersion && !isActing ? latest : undefined;
  return { update, dismiss };
}
