import { useSubscription } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { ThisPermitChangedDocument, type ThisPermitChangedSubscription } from './operations.generated.ts';
import type { Permit } from './permit-track.ts';

export type PermitNews = ThisPermitChangedSubscription['permitChanged'];

interface PermitNewsReading {
  /** What somebody else did to the permit while it was open; undefined when nothing, or once it was dismissed. */
  news: PermitNews | undefined;
  dismiss: () => void;
  /** Tells that this version is the viewer's own doing and no news to them. */
  claimVersion: (version: number) => void;
}

/** Follows the open permit: whenever somebody changes it, the newest state is read, and what they did is told. */
export function usePermitNews(permit: Permit, refresh: () => Promise<unknown>, isActing: boolean): PermitNewsReading {
  const [latest, setLatest] = useState<PermitNews>();
  const [knownVersion, setKnownVersion] = useState(permit.version);
  useSubscription(ThisPermitChangedDocument, {
    variables: { id: permit._id },
    onData: ({ data: { data } }) => {
      if (!data) return;
      setLatest(data.permitChanged);
      void refresh();
    },
  });
  const claimVersion = useCallback((version: number) => setKnownVersion((known) => Math.max(known, version)), []);
  const dismiss = useCallback(() => claimVersion(latest?.version ?? 0), [claimVersion, latest]);
  // While the viewer's own action is on its way nobody can tell whose change this is; its answer will.
  const news = latest && latest.version > knownVersion && !isActing ? latest : undefined;
  return { news, dismiss, claimVersion };
}
