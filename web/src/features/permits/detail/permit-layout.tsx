import type { ReactNode } from 'react';
import { FormContextProvider } from '../../templates/components/form-context.ts';
import { getPermitKind } from '../model/permit-kind.ts';
import { ChildPermits } from './child-permits.tsx';
import { usePermitFormContext } from './use-permit-form-context.ts';
import { HistoryTimeline } from './history-timeline.tsx';
import { LapseNotice } from './lapse-notice.tsx';
import { PermitHeader } from './permit-header.tsx';
import { PermitSummary } from './permit-summary.tsx';
import type { Permit } from '../model/permit.ts';
import { WorkPanel } from './work-panel.tsx';
import './permit.css';

interface PermitLayoutProps {
  permit: Permit;
  /** Buttons in the header. */
  actions?: ReactNode;
  /** Controls of the reviewers, for those who may change them. */
  reviewers?: ReactNode;
  /** What has to be told about the permit before it is read. */
  notices?: ReactNode;
  /** The sections of the forms, to lead to each. */
  rail: ReactNode;
  /** The forms, read or being changed. */
  children: ReactNode;
}

/** A permit on screen, the same for reading and for deciding: the work and its risk first, then who decides, then the forms. */
export function PermitLayout({ permit, actions, reviewers, notices, rail, children }: PermitLayoutProps) {
  return (
    <FormContextProvider value={usePermitFormContext(permit, getPermitKind(permit))}>
      <div className="permit">
        <PermitHeader permit={permit} actions={actions} />
        <div className="permit-notices">{notices}</div>
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
            <HistoryTimeline history={permit.history} timeZone={permit.site.timeZone} />
          </aside>
        </div>
      </div>
    </FormContextProvider>
  );
}
