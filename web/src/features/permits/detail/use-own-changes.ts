import { useCallback, useState } from 'react';
import type { WorkEvents } from '../components/work-slot.ts';
import type { Permit } from '../model/permit.ts';

/** The newest version of an open permit that comes of the viewer's own actions. */
export interface OwnVersion {
  ownVersion: number;
  /** Marks a version as the viewer's own action, so that no update is shown for it. */
  markOwnVersion: (version: number) => void;
}

/** Remembers which versions of an open permit come of the viewer's own actions. */
export function useOwnVersion(permit: Permit): OwnVersion {
  const [ownVersion, setOwnVersion] = useState(permit.version);
  const markOwnVersion = useCallback((version: number) => setOwnVersion((current) => Math.max(current, version)), []);
  return { ownVersion, markOwnVersion };
}

/** What the viewer changes on the page that shows a permit: the permit, and the work under it. */
export interface OwnChanges extends OwnVersion {
  /** Whether a change of the work is under way. */
  isSendingWork: boolean;
  /** For the work under the permit. */
  workEvents: WorkEvents;
}

/** Remembers what the viewer changes. A change of the work is a version of its permit, which is loaded again. */
export function useOwnChanges(permit: Permit, refresh: () => Promise<unknown>): OwnChanges {
  const own = useOwnVersion(permit);
  const [isSendingWork, setSendingWork] = useState(false);
  const workEvents = {
    onSending: setSendingWork,
    onChanged({ version }: { version: number }) {
      own.markOwnVersion(version);
      void refresh();
    },
  };
  return { ...own, isSendingWork, workEvents };
}
