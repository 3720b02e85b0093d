import type { ReactNode } from 'react';
import { FormContextProvider } from '../../../lib/form-context.ts';
import { setAnnouncementPlace } from '../../announcements/components/announcement-place.ts';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { StopCard } from '../work/stop-card.tsx';
import { getPermitKind } from '../components/permit-kind.ts';
import { ChildPermits } from './child-permits.tsx';
import { usePermitFormContext } from './use-permit-form-context.ts';
import { HistoryTimeline } from './history-timeline.tsx';
import { LapseNotice } from './lapse-notice.tsx';
import { PermitHeader } from './permit-header.tsx';
import { PermitSummary } from './permit-summary.tsx';
import type { Permit } from '../model/permit.ts';
import type { ShownCondition } from '../work/condition-tag.tsx';
import type { WorkScreen } from '../work/use-work-screen.ts';
import { ConditionUnknown } from '../work/condition-unknown.tsx';
import { WorkOverview } from '../work/work-overview.tsx';
import { WorkPanel } from './work-panel.tsx';
import './permit.css';

interface PermitLayoutProps {
  permit: Permit;
  /** Buttons in the header. */
  actions?: ReactNode;
  /** Controls for changing the reviewers, for users who may. */
  reviewers?: ReactNode;
  /** Notices above the permit. */
  notices?: ReactNode;
  /** The work under the permit, where the page shows it. */
  work?: WorkScreen | undefined;
  /** Whether the page shows the work, so that it says when it could not be read. */
  showsWork?: boolean;
  /** The condition of the work, where the page shows nothing else of it. */
  condition?: ShownCondition | undefined;
  /** The section rail of the forms. */
  rail: ReactNode;
  /** The forms, read-only or in editing. */
  children: ReactNode;
}

function toShownCondition({ page: { permitWork } }: WorkScreen): ShownCondition | undefined {
  const { work, isStale } = permitWork;
  return work.condition === null ? undefined : { condition: work.condition, isStale };
}

/**
 * The layout of a permit, the same for reading and for reviewing: the work and its risk first, then the approvals,
 * then the forms. While work is under way, that comes before everything; a stop of all work at the site before that.
 */
export function PermitLayout(props: PermitLayoutProps) {
  const { permit, actions, reviewers, notices, work, showsWork, condition, rail, children } = props;
  const current = work?.page.permitWork.work;
  const shown = work ? toShownCondition(work) : condition;
  const { areaStop } = permit;
  // On a phone nothing stands between the number and the stop, or the condition of the work.
  const showsState = areaStop !== null || shown !== undefined || (showsWork === true && permit.hasWork);
  const isBelow = useNarrowScreen() && showsState;
  return (
    <FormContextProvider value={usePermitFormContext(permit, getPermitKind(permit))}>
      <div className="permit">
        <PermitHeader permit={permit} actions={isBelow ? undefined : actions} condition={shown} />
        {areaStop && <StopCard permit={permit} stop={areaStop} screen={work} />}
        <div className="permit-notices">{notices}</div>
        {work && <WorkOverview screen={work} />}
        {showsWork && !work && permit.hasWork && <ConditionUnknown />}
        {isBelow && <div className="page-actions">{actions}</div>}
        {isBelow && <div ref={setAnnouncementPlace} />}
        <LapseNotice permit={permit} />
        <WorkPanel permit={permit} />
        <PermitSummary permit={permit} />
        {reviewers}
        <ChildPermits permit={permit} />
        <div className="permit-columns">
          {rail}
          <div className="permit-forms form-sections">{children}</div>
          <aside className="permit-history" aria-labelledby="permit-history">
            <h2 id="permit-history">History</h2>
            <HistoryTimeline history={permit.history} timeZone={permit.site.timeZone} workLog={current?.log} />
          </aside>
        </div>
      </div>
    </FormContextProvider>
  );
}
