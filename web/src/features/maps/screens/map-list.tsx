import { useQuery } from '@apollo/client/react';
import { allMaps, longestMapName, mapNameProblem } from '@eptw/domain/administration/map';
import { Modal } from 'antd';
import { ImageUp, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { LineField } from '../../../components/field/line-field.tsx';
import { FieldDialog } from '../../../components/form/field-dialog.tsx';
import { countNote } from '../../../components/list/count-note.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { deleteAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import { StoredPicture } from '../../files/components/stored-picture.tsx';
import '../maps.css';
import { mapColumns, MapName, ShowMap, type MapRow } from '../map-columns.tsx';
import { MapImageField } from '../map-image-field.tsx';
import { GetMapsPageDocument, type GetMapsPageQuery } from '../operations.generated.ts';
import { SiteFilter } from '../site-filter.tsx';
import { useMapActions } from '../use-map-actions.ts';

const title = 'Maps';
const listOf = (data: GetMapsPageQuery) => data.getMap;

/** What is open over the list. */
interface OpenMap {
  what: 'picture' | 'name' | 'upload';
  map: MapRow;
}

function actionsOf(map: MapRow, open: (next: OpenMap) => void, onDelete: () => void): RowAction[] {
  return [
    {
      key: 'name',
      label: 'Change Name',
      icon: <PencilLine size={15} aria-hidden />,
      onSelect: () => open({ what: 'name', map }),
    },
    {
      key: 'upload',
      label: 'Re-Upload',
      icon: <ImageUp size={15} aria-hidden />,
      onSelect: () => open({ what: 'upload', map }),
    },
    deleteAction(onDelete),
  ];
}

function mapCard(row: MapRow, onShow: (row: MapRow) => void) {
  return (
    <>
      <div className="list-card-row">
        <MapName row={row} />
        <span>{row.site.code}</span>
      </div>
      <div>
        <ShowMap row={row} onShow={onShow} />
      </div>
    </>
  );
}

/** The pictures of sites that permits are marked on. */
export function MapList() {
  const [state, change] = useListState();
  const [open, setOpen] = useState<OpenMap>();
  const code = state.filters['site']?.[0] ?? allMaps;
  const variables = { limit: state.pageSize, offset: state.page - 1, filterOption: code };
  const query = useQuery(GetMapsPageDocument, { variables });
  useAdministrationNews(['map', 'site'], () => void query.refetch());
  const page = usePage(query, listOf, state, change);
  const actions = useMapActions();
  const show = (map: MapRow) => setOpen({ what: 'picture', map });
  const close = () => setOpen(undefined);
  const addButton = (
    <LinkButton type="primary" to="/maps/create-map" icon={<Plus size={17} aria-hidden />}>
      Add Map
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note={countNote(page.count, page.rows !== undefined, ['map', 'maps'])}
        actions={addButton}
      />
      <ListScreen
        title={title}
        columns={mapColumns(state, show)}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => `${row.name}, ${row.site.code}`}
        rowActions={(row) => actionsOf(row, setOpen, () => void actions.remove(row))}
        card={(row) => mapCard(row, show)}
        state={state}
        onChange={change}
        exported={{ list: 'maps', variables }}
        toolbar={
          <SiteFilter value={code} onChange={(next) => change({ filters: next === allMaps ? {} : { site: [next] } })} />
        }
        empty={{
          title: 'No maps yet.',
          hint: 'Permits are marked on a plain grid until there are.',
          action: addButton,
        }}
      />
      {open?.what === 'picture' && (
        <Modal open title={`${open.map.name}, ${open.map.site.code}`} width={1040} footer={null} onCancel={close}>
          <StoredPicture
            className="map-picture"
            filename={open.map.mapImage}
            alt={`Map ${open.map.name}`}
            absent="The picture cannot be shown now. Close this and try again."
          />
        </Modal>
      )}
      {open?.what === 'name' && (
        <FieldDialog
          title={`Change name of ${open.map.name}`}
          action="Save name"
          initial={open.map.name}
          problemOf={mapNameProblem}
          onSave={(name) => actions.change(open.map._id, { name })}
          onClose={close}
        >
          {(field) => <LineField {...field} label="Name" required autoFocus maxLength={longestMapName} />}
        </FieldDialog>
      )}
      {open?.what === 'upload' && (
        <FieldDialog
          title={`Re-Upload ${open.map.name}`}
          action="Save picture"
          initial=""
          problemOf={(mapImage) => (mapImage ? undefined : 'Choose a picture.')}
          onSave={(mapImage) => actions.change(open.map._id, { mapImage })}
          onClose={close}
        >
          {(field) => <MapImageField {...field} />}
        </FieldDialog>
      )}
    </>
  );
}
