import { administeredNouns } from '@eptw/domain/administration/nouns';
import { Button } from 'antd';
import { Link } from 'react-router';
import type { ListColumn } from '../../components/list/list-types.ts';
import { createPositionColumn } from '../../components/list/position-column.tsx';
import type { ListState } from '../../lib/list-state.ts';
import type { MapFactsFragment } from '../../generated/maps.ts';

export type MapRow = MapFactsFragment;

const { columns, columnsOnScreen } = administeredNouns.map.list;
const titles = { ...columns, ...columnsOnScreen };

/** A map's name, linked to its form. */
export function MapName({ row }: { row: MapRow }) {
  return <Link to={`/maps/edit-map/${row._id}`}>{row.name}</Link>;
}

/** Opens the picture. */
export function ShowMapButton({ row, onShow }: { row: MapRow; onShow: (row: MapRow) => void }) {
  return (
    <Button size="small" aria-label={`Show Map Image of ${row.name}, ${row.site.code}`} onClick={() => onShow(row)}>
      Show Map Image
    </Button>
  );
}

/** The columns of the list of maps. */
export function createMapColumns(state: ListState, onShow: (row: MapRow) => void): ListColumn<MapRow>[] {
  return [
    createPositionColumn(state),
    { key: 'name', title: titles.name, width: 280, render: (row) => <MapName row={row} /> },
    {
      key: 'site',
      title: titles.site,
      width: 120,
      render: (row) => <span title={row.site.name}>{row.site.code}</span>,
    },
    { key: 'image', title: titles.image, width: 180, render: (row) => <ShowMapButton row={row} onShow={onShow} /> },
  ];
}
