import type { ReactNode } from 'react';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { FormContextProvider } from '../../../lib/form-context.ts';
import { getPermitKind } from '../model/permit-kind.ts';
import { ChildPermits } from './child-permits.tsx';
import { usePermitFormContext } from './use-permit-form-context.ts';
import { HistoryTimeline } from './history-timeline.tsx';
import { LapseNotice } from './lapse-notice.tsx';
import { PermitHeader } from './permit-header.tsx';
import { PermitSummary } from './permit-summary.tsx';
import type { Permit } from '../model/permit.ts';
import type { WorkScreen } from '../work/use-work-screen.ts';
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
  /** The condition of the work, where the page shows nothing else of it. */
  condition?: WorkCondition | undefined;
  /** The section rail of the forms. */
  rail: ReactNode;
  /** The forms, read-only or in editing. */
  children: ReactNode;
}

/**
 * The layout of a permit, the same for reading and for reviewing: the work and its risk first, then the approvals,
 * then the forms. While work is under way, that comes before everything.
 */
export function PermitLayout(props: PermitLayoutProps) {
  const { permit, actions, reviewers, notices, work, condition, rail, children } = props;
  const current = work?.page.permitWork.work;
  return (
    <FormContextProvider value={usePermitFormContext(permit, getPermitKind(permit))}>
      <div className="permit">
        <PermitHeader permit={permit} actions={actions} condition={current?.condition ?? condition} />
        <div className="permit-notices">{notices}</div>
        {work && <WorkOverview screen={work} />}
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
