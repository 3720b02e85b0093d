import { useState, type ReactElement } from 'react';
import { getStatusTone, isApproved } from '@eptw/domain/permit/status';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { LoadingPage } from '../../../components/page/states.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import type { PermitRowFactsFragment } from '../../../generated/fragments.ts';
import { ExportButton } from '../export/export-button.tsx';
import { getPermitLevel } from '../components/permit-level.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import { formatPeriod } from './permit-period.ts';
import { ReviewLink } from './review-link.tsx';
import './permit.css';
import './work-and-risk.css';

/** What a list knows of a permit, shown until the permit has loaded, with the actions that the server allowed there. */
export function PermitPreview({ row, workPlace }: { row: PermitRowFactsFragment; workPlace: ReactElement }) {
  const [now] = useState(() => new Date());
  const level = getPermitLevel(row);
  // Of followed work only the condition says whether it may go on, and that is not read yet: nothing is green before.
  const hasCondition = isApproved(row.status) && row.condition !== null;
  const isUnknown = row.areaStop !== null || hasCondition;
  // As on the permit's own page: on a phone nothing stands between the number and the work.
  const isBelow = useNarrowScreen() && hasCondition;
  const actions = (
    <>
      <ExportButton permitId={row._id} />
      <ReviewLink permit={row} />
    </>
  );
  const period = formatPeriod(row.startDate, row.endDate, row.site.timeZone, now);
  return (
    <div className="permit" aria-busy>
      <PageHeader
        title={row.code}
        back={useBackToList(level)}
        titleExtra={<StatusTag tone={isUnknown ? 'slate' : getStatusTone(row.status)}>{row.statusLabel}</StatusTag>}
        note={row.title}
        actions={isBelow ? undefined : actions}
      />
      {hasCondition && workPlace}
      {isBelow && <div className="page-actions">{actions}</div>}
      <Panel title="Work and risk" hiddenTitle className="permit-work">
        <p className="permit-work-what">{row.workDescription || row.title}</p>
        <dl>
          <div data-width="half">
            <dt>Where</dt>
            <dd>
              {row.place || <span className="permit-work-none">Not said</span>}
              <small>{row.site.name}</small>
            </dd>
          </div>
          <div data-width="half">
            <dt>When</dt>
            <dd>
              <span className="permit-period">
                <span>{period.start}</span> <span>to {period.end}</span>
              </span>
            </dd>
          </div>
        </dl>
      </Panel>
      <LoadingPage label={`Loading the ${level.noun}`} />
    </div>
  );
}
