import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { highRiskColumnTitles as titles } from '@eptw/domain/permit/high-risk';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { TagList } from '../../../components/status/tag-list.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { changeListState, type ListChange, type ListState } from '../../../lib/list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { GetCriticalWorkDocument, type GetCriticalWorkQuery } from '../../../generated/dashboard.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBoardSubscription } from '../components/use-board-subscription.ts';
import { useOnTimeChange } from './use-on-time-change.ts';

type Activity = GetCriticalWorkQuery['activities']['items'][number];

const title = 'High-risk work in progress';
const formatPlace = ({ level, location }: Activity) => [level, location].filter(Boolean).join(', ') || '-';
const formatEnd = ({ endDate, site }: Activity) => (endDate ? formatDayAndTime(endDate, site.timeZone) : '-');

function KindTags({ activity: { kinds } }: { activity: Activity }) {
  return <TagList tags={kinds.map((kind) => ({ key: kind, label: kind }))} />;
}

function PermitLink({ activity: { _id, code, isChild } }: { activity: Activity }) {
  return (
    <Link className="text-link tabular" to={`${isChild ? '/childpermits' : '/permits'}/${_id}`}>
      {code}
    </Link>
  );
}

const columns: ListColumn<Activity>[] = [
  { key: 'code', title: titles.code, width: 175, render: (activity) => <PermitLink activity={activity} /> },
  { key: 'kinds', title: titles.kinds, width: 150, render: (activity) => <KindTags activity={activity} /> },
  { key: 'place', title: titles.site, width: 70, render: ({ site }) => <span title={site.name}>{site.code}</span> },
  { key: 'where', title: titles.where, width: 150, render: formatPlace },
  { key: 'work', title: titles.work, width: 215, render: ({ workDescription }) => workDescription || '-' },
  { key: 'owner', title: titles.owner, width: 150, render: ({ owner }) => owner.fullName },
  {
    key: 'until',
    title: titles.until,
    width: 150,
    render: (activity) => <span className="tabular">{formatEnd(activity)}</span>,
  },
];

function renderCard(activity: Activity) {
  return (
    <>
      <div className="list-card-row">
        <PermitLink activity={activity} />
        <span className="tabular">{activity.site.code}</span>
      </div>
      <KindTags activity={activity} />
      <span>{activity.workDescription}</span>
      <span className="list-card-note">
        {formatPlace(activity)}, until {formatEnd(activity)}
      </span>
    </>
  );
}

/** High-risk work in progress and its location, soonest end first. */
export function HighRiskWork({ sites }: { sites: readonly string[] }) {
  const [state, setState] = useState<ListState>({ page: 1, pageSize: 20, search: '', sortOrder: 'asc', filters: {} });
  const change = (listChange: ListChange) => setState((current) => changeListState(current, listChange));
  const variables = { sites: sites.length > 0 ? [...sites] : null, limit: state.pageSize, offset: state.page - 1 };
  const query = useQuery(GetCriticalWorkDocument, { variables });
  const page = usePage(query, state, change);
  useBoardSubscription(page.onRetry);
  useOnTimeChange(page.onRetry, useNow());
  return (
    <div className="critical-work">
      <h2>{title}</h2>
      <ListScreen
        title={title}
        columns={columns}
        {...page}
        rowKey={({ _id }) => _id}
        rowLabel={({ code }) => code}
        card={renderCard}
        state={state}
        onChange={change}
        exportRequest={{ list: 'high-risk-work', variables }}
        empty={{
          title: 'No high-risk work in progress',
          hint: 'Approved high-risk work, such as hot work and lifting, appears here.',
        }}
      />
    </div>
  );
}
