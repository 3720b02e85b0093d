import { administeredNouns } from '@eptw/domain/administration/nouns';
import { Link } from 'react-router';
import type { ListColumn } from '../../components/list/list-types.ts';
import { createPositionColumn } from '../../components/list/position-column.tsx';
import type { ListState } from '../../lib/list-state.ts';
import type { GetSitesPageQuery } from '../../generated/sites.ts';

export type SiteRow = GetSitesPageQuery['getSites']['items'][number];

const titles = administeredNouns.site.list.columns;

/** A site's name, linked to its form. */
export function SiteName({ row }: { row: SiteRow }) {
  return <Link to={`/sites/edit-site/${row._id}`}>{row.name}</Link>;
}

/** The columns of the list of sites. */
export function createSiteColumns(state: ListState): ListColumn<SiteRow>[] {
  return [
    createPositionColumn(state),
    { key: 'name', title: titles.name, width: 200, sortable: true, render: (row) => <SiteName row={row} /> },
    { key: 'code', title: titles.code, width: 120, sortable: true, render: (row) => row.code },
    {
      key: 'address',
      title: titles.address,
      width: 280,
      render: (row) => row.address || <span className="quiet">Not given</span>,
    },
    { key: 'timeZone', title: titles.timeZone, width: 180, render: (row) => row.timeZone },
  ];
}
