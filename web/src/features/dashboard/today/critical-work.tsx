import { useQuery } from '@apollo/client/react';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
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
  { key: 'code', title: 'Permit', width: 140, render: (activity) => <Number activity={activity} /> },
  { key: 'kinds', title: 'High-risk work', width: 170, render: (activity) => <Kinds activity={activity} /> },
  { key: 'place', title: 'Site', width: 70, render: ({ site }) => <span title={site.name}>{site.code}</span> },
  { key: 'where', title: 'Where', width: 150, render: placeOf },
  { key: 'work', title: 'Work', width: 230, render: ({ workDescription }) => workDescription || '-' },
  { key: 'owner', title: 'Host / System Owner', width: 150, render: ({ owner }) => owner.fullName },
  {
    key: 'until',
    title: 'Until',
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
  const query = useQuery(GetCriticalWorkDocument, {
    variables: { sites: sites.length > 0 ? [...sites] : null, limit: state.pageSize, offset: state.page - 1 },
  });
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
        empty={{ title: 'No high-risk work is going on', hint: 'Approved hot work, lifting and the like appear here.' }}
      />
    </div>
  );
}
