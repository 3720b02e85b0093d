import { Link } from 'react-router';
import type { ListColumn } from '../../components/list/list-types.ts';
import { positionColumn } from '../../components/list/position-column.tsx';
import type { ListState } from '../../lib/list-state.ts';
import type { GetSitesPageQuery } from './operations.generated.ts';

export type SiteRow = GetSitesPageQuery['getSites']['items'][number];

/** A site's name, and the way to its form. */
export function SiteName({ row }: { row: SiteRow }) {
  return <Link to={`/sites/edit-site/${row._id}`}>{row.name}</Link>;
}

/** The columns of the list of sites. */
export function siteColumns(state: ListState): ListColumn<SiteRow>[] {
  return [
    positionColumn(state),
    { key: 'name', title: 'Name', width: 200, sortable: true, render: (row) => <SiteName row={row} /> },
    { key: 'code', title: 'Code', width: 120, sortable: true, render: (row) => row.code },
    {
      key: 'address',
      title: 'Address',
      width: 280,
      render: (row) => row.address || <span className="quiet">Not given</span>,
    },
    { key: 'timeZone', title: 'Time Zone', width: 180, render: (row) => row.timeZone },
  ];
}
