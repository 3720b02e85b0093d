import { useQuery } from '@apollo/client/react';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import { highRiskColumnTitles as titles } from '@eptw/domain/report/high-risk';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { TagList } from '../../../components/status/tag-list.tsx';
import { changeListState, type ListState } from '../../../lib/list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { GetCriticalWorkDocument, type GetCriticalWorkQuery } from '../operations.generated.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBoardNews } from '../components/use-board-news.ts';
import { useReadAgain } from './use-read-again.ts';

type Activity = GetCriticalWorkQuery['activities']['items'][number];

const title = 'High-risk work going on now';
const listOf = (data: GetCriticalWorkQuery) => data.activities;
const placeOf = ({ level, location }: Activity) => [level, location].filter(Boolean).join(', ') || '-';
const endOf = ({ endDate, site }: Activity) => (endDate ? formatDayAndTime(endDate, site.timeZone) : '-');

function Kinds({ activity: { kinds } }: { activity: Activity }) {
  return <TagList tags={kinds.map((kind) => ({ key: kind, label: kind }))} />;
}

function Number({ activity: { _id, code, isChild } }: { activity: Activity }) {
  return (
    <Link className="text-link tabular" to={`${isChild ? '/childpermits' : '/permits'}/${_id}`}>
      {code}
    </Link>
  );
}

const columns: ListColumn<Activity>[] = [
  { key: 'code', title: titles.code, width: 175, render: (activity) => <Number activity={activity} /> },
  { key: 'kinds', title: titles.kinds, width: 150, render: (activity) => <Kinds activity={activity} /> },
  { key: 'place', title: titles.site, width: 70, render: ({ site }) => <span title={site.name}>{site.code}</span> },
  { key: 'where', title: titles.where, width: 150, render: placeOf },
  { key: 'work', title: titles.work, width: 215, render: ({ workDescription }) => workDescription || '-' },
  { key: 'owner', title: titles.owner, width: 150, render: ({ owner }) => owner.fullName },
  {
    key: 'until',
    title: titles.until,
    width: 150,
    render: (activity) => <span className="tabular">{endOf(activity)}</span>,
  },
];

function card(activity: Activity) {
  return (
    <>
      <div className="list-card-row">
        <Number activity={activity} />
        <span className="tabular">{activity.site.code}</span>
      </div>
      <Kinds activity={activity} />
      <span>{activity.workDescription}</span>
      <span className="list-card-note">
        {placeOf(activity)}, until {endOf(activity)}
      </span>
    </>
  );
}

/** Which high-risk work runs where, what ends first before the others. */
export function CriticalWork({ sites }: { sites: readonly string[] }) {
  const [state, setState] = useState<ListState>({ page: 1, pageSize: 20, search: '', sortOrder: 'asc', filters: {} });
  const change = (part: Partial<ListState>) => setState((now) => changeListState(now, part));
  const variables = { sites: sites.length > 0 ? [...sites] : null, limit: state.pageSize, offset: state.page - 1 };
  const query = useQuery(GetCriticalWorkDocument, { variables });
  const page = usePage(query, listOf, state, change);
  useBoardNews(page.onRetry);
  useReadAgain(page.onRetry, useNow());
  return (
    <div className="critical-work">
      <h2>{title}</h2>
      <ListScreen
        title={title}
        columns={columns}
        {...page}
        rowKey={({ _id }) => _id}
        rowLabel={({ code }) => code}
        card={card}
        state={state}
        onChange={change}
        exported={{ list: 'high-risk-work', variables }}
        empty={{ title: 'No high-risk work is going on', hint: 'Approved hot work, lifting and the like appear here.' }}
      />
    </div>
  );
}
