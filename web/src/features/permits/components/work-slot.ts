import type { ReactElement } from 'react';
import type { PermitAction } from '@eptw/domain/permit/actions';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { AreaStopFactsFragment } from '../../../generated/fragments.ts';

// The place for the work on the pages of a permit. Permits know of the work only what stands here: it is a feature above
// them, and the screens in app/ hand in what it shows. A page waits for nothing of it: it shows the permit, and the work
// where that is known.

/** Another permit, as one leads to it. */
interface LinkedPermit {
  _id: string;
  code: string;
}

/** What the work reads of its permit. */
export interface PermitOfWork {
  _id: string;
  version: number;
  status: PermitStatus;
  /** What the viewer may do to the permit itself. */
  actions: readonly PermitAction[];
  isSubmitter: boolean;
  site: { timeZone: string };
  /** Whether one of its forms has a work policy. */
  isFollowed: boolean;
  /** Whether its work is followed now. */
  hasWork: boolean;
  areaStop: AreaStopFactsFragment | null;
  parentPermit: LinkedPermit | null;
  copiedFrom: LinkedPermit | null;
  childPermits: readonly object[];
}

/** What the work reports to the page on which people act on it. */
export interface WorkEvents {
  /** Called while a change is under way, so that its event is not shown as somebody else's. */
  onSending: (isSending: boolean) => void;
  /** Called with the work after a change of the viewer's own. */
  onChanged: (work: { version: number }) => void;
}

/** An entry of the work log, which the history shows in its own words. */
export interface WorkLogEntry {
  at: string;
  event: string;
  text: string;
}

/** The work as every page of its permit shows it, in the order of the page. */
export interface ShownWork {
  /** In the header, in place of the permit's status: two tags could contradict each other. Undefined: not known, or none. */
  condition: ReactElement | undefined;
  /** At the head during a stop of all work at the site, whether or not the work is followed. */
  stopCard: ReactElement | undefined;
  /** Before everything that the permit says of itself: the work, or that its condition is not known. */
  overview?: ReactElement | undefined;
  log?: readonly WorkLogEntry[] | undefined;
}

/** The work as it was when it was last read. */
export interface WorkFacts {
  /** The condition in words. */
  condition: string;
  holder: string;
  signedOn: number;
  /** Empty if unknown. */
  emergencyPhone: string;
}

/** The work on the page on which people act on it. */
export interface WorkPanel extends ShownWork {
  /** On a phone, at the bottom: the stop and the next step. */
  bar: ReactElement | undefined;
  /** The sheets that an action opens. */
  sheets: ReactElement | undefined;
  /** Whether the viewer has a next step: its button is then the filled one of the page. */
  hasNextStep: boolean;
  /** What is known of it, for a device that has no connection later; undefined where nothing is. */
  facts: WorkFacts | undefined;
  /** Loads the work again, where it is shown. */
  refresh: (() => Promise<void>) | undefined;
}
