import type { ReactNode } from 'react';
import { useFirstContentShown } from '../../../lib/first-content.ts';
import { FormContextProvider } from '../../../lib/form-context.ts';
import { setAnnouncementPlace } from '../../announcements/components/announcement-place.ts';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { getPermitLevel } from '../components/permit-level.ts';
import type { ShownWork } from '../components/work-slot.ts';
import { ChildPermits } from './child-permits.tsx';
import { usePermitFormContext } from './use-permit-form-context.ts';
import { HistoryTimeline } from './history-timeline.tsx';
import { CorrectionNotice } from './correction-notice.tsx';
import { LapseNotice } from './lapse-notice.tsx';
import { PermitHeader } from './permit-header.tsx';
import type { Permit } from '../model/permit.ts';
import { WorkAndRisk } from './work-and-risk.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { ApprovalTrack } from './approval-track.tsx';
import { PermitFacts } from './permit-facts.tsx';
import { PermitStatusCard } from './permit-status-card.tsx';
import './permit.css';

interface PermitLayoutProps {
  permit: Permit;
  /** Buttons in the header. */
  actions?: ReactNode;
  /** Controls for changing the reviewers, for users who may. */
  reviewers?: ReactNode;
  /** Notices above the permit. */
  notices?: ReactNode;
  /** What the page shows of the work under the permit. */
  work: ShownWork;
  /** What is proven before the start, where the viewer may answer it. */
  proofs?: ReactNode;
  /** The section rail of the forms. */
  rail: ReactNode;
  /** The forms, read-only or in editing. */
  children: ReactNode;
}

/**
 * The layout of a permit, the same for reading and for reviewing: the work and its risk first, then the approvals,
 * then the forms. While work is under way, that comes before everything; a stop of all work at the site before that.
 */
export function PermitLayout(props: PermitLayoutProps) {
  const { permit, actions, reviewers, notices, work, proofs, rail, children } = props;
  const { condition, stopCard, overview, log } = work;
  // On a phone nothing stands between the number and the stop, or the condition of the work.
  const showsState = stopCard !== undefined || condition !== undefined || (overview !== undefined && permit.hasWork);
  const isShown = useFirstContentShown();
  const isNarrow = useNarrowScreen();
  const isBelow = isNarrow && showsState;
  return (
    <FormContextProvider value={usePermitFormContext(permit, getPermitLevel(permit))}>
      <div className="permit">
        {isNarrow && !isBelow && <div className="permit-announcements" ref={setAnnouncementPlace} />}
        <PermitHeader permit={permit} actions={isBelow ? undefined : actions} condition={condition} />
        {stopCard}
        <div className="permit-notices">{notices}</div>
        {overview}
        {isBelow && <div className="page-actions">{actions}</div>}
        {isBelow && <div ref={setAnnouncementPlace} />}
        {proofs}
        <CorrectionNotice permit={permit} />
        <LapseNotice permit={permit} />
        <WorkAndRisk permit={permit} />
        <PermitSummary permit={permit} />
        {reviewers}
        <ChildPermits permit={permit} />
        {/* They take longest to render, and stand below the rest. */}
        {isShown && (
          <div className="permit-columns">
            {rail}
            <div className="permit-forms form-sections">{children}</div>
            <aside className="permit-history" aria-labelledby="permit-history">
              <h2 id="permit-history">History</h2>
              <HistoryTimeline history={permit.history} timeZone={permit.site.timeZone} workLog={log} />
            </aside>
          </div>
        )}
      </div>
    </FormContextProvider>
  );
}

/** The permit's status, its main facts and its approvals. */
function PermitSummary({ permit }: { permit: Permit }) {
  return (
    <Panel title="Summary" hiddenTitle className="permit-summary" id="permit-approvals">
      <PermitStatusCard permit={permit} />
      <PermitFacts permit={permit} />
      <ApprovalTrack permit={permit} />
    </Panel>
  );
}
