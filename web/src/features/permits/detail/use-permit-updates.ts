import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onConnected } from '../../../lib/apollo/connection.ts';
import { ThisPermitChangedDocument, type ThisPermitChangedSubscription } from '../../../generated/permits/model.ts';
import type { Permit } from '../model/permit.ts';

/** What somebody did to a permit. */
export type PermitUpdate = Pick<ThisPermitChangedSubscription['permitChanged'], 'version' | 'action' | 'by' | 'at'>;

interface PermitUpdatesResult {
  /** What somebody else did to the permit while it was open; undefined when nothing, or once it was dismissed. */
  update: PermitUpdate | undefined;
  dismiss: () => void;
  /** Tells that this version is the viewer's own doing and no news to them. */
  markOwnVersion: (version: number) => void;
}

/** The last thing that was done, as the permit's history has it. */
function toLastUpdate({ version, history }: Permit): PermitUpdate | undefined {
  const last = history.at(-1);
  return last && { version, action: last.action, by: last.by.fullname, at: last.at };
}

/** What was done while nobody could tell: once the permit is read anew, its history says it. */
function useMissedUpdates(permit: Permit, showUpdate: (news: PermitUpdate | undefined) => void): void {
  const version = useRef(permit.version);
  version.current = permit.version;
  const [versionBefore, setVersionBefore] = useState<number>();
  useEffect(() => onConnected(() => setVersionBefore(version.current)), []);
  useEffect(() => {
    if (versionBefore === undefined || permit.version <= versionBefore) return;
    setVersionBefore(undefined);
    showUpdate(toLastUpdate(permit));
  }, [versionBefore, permit, showUpdate]);
}

/** Follows the open permit: whenever somebody changes it, the newest state is read, and what they did is told. */
export function usePermitUpdates(
  permit: Permit,
  refresh: () => Promise<unknown>,
  isActing: boolean,
): PermitUpdatesResult {
  const [latest, setLatest] = useState<PermitUpdate>();
  const [knownVersion, setKnownVersion] = useState(permit.version);
  useSubscription(ThisPermitChangedDocument, {
    variables: { id: permit._id },
    onData: ({ data: { data } }) => {
      if (!data) return;
      setLatest(data.permitChanged);
      void refresh();
    },
  });
  useMissedUpdates(permit, setLatest);
  const claimVersion = useCallback((version: number) => setKnownVersion((known) => Math.max(known, version)), []);
  const dismiss = useCallback(() => claimVersion(latest?.version ?? 0), [claimVersion, latest]);
  // While the viewer's own action is on its way nobody can tell whose change this is; its answer will.
  const news = latest && latest.version > knownVersion && !isActing ? latest : undefined;
  return { update: news, dismiss, markOwnVersion: claimVersion };
}
