import { allMapsFilter, mapNameMaxLength, validateMapName } from '@eptw/domain/administration/map';
import { Modal } from 'antd';
import { ImageUp, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { FieldDialog } from '../../../components/form/field-dialog.tsx';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { createDeleteAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResource, useResourceList } from '../../audit-log/components/use-resource.ts';
import { StoredPicture } from '../../files/components/stored-picture.tsx';
import '../maps.css';
import { createMapColumns, MapName, ShowMapButton, type MapRow } from '../map-columns.tsx';
import { MapImageField } from '../map-image-field.tsx';
import { mapResource } from '../map-resource.ts';
import { SiteFilter } from '../site-filter.tsx';

const title = 'Maps';

/** The dialog that is open over the list. */
interface OpenMapDialog {
  kind: 'picture' | 'name' | 'upload';
  map: MapRow;
}

function createRowActions(map: MapRow, open: (next: OpenMapDialog) => void, onDelete: () => void): RowAction[] {
  return [
    {
      key: 'name',
      label: 'Change Name',
      icon: <PencilLine size={15} aria-hidden />,
      onSelect: () => open({ kind: 'name', map }),
    },
    {
      key: 'upload',
      label: 'Re-Upload',
      icon: <ImageUp size={15} aria-hidden />,
      onSelect: () => open({ kind: 'upload', map }),
    },
    createDeleteAction(onDelete),
  ];
}

function renderCard(row: MapRow, onShow: (row: MapRow) => void) {
  return (
    <>
      <div className="list-card-row">
        <MapName row={row} />
        <span>{row.site.code}</span>
      </div>
      <div>
        <ShowMapButton row={row} onShow={onShow} />
      </div>
    </>
  );
}

/** The site pictures on which permits are marked. */
export function MapList() {
  const [state, change] = useListState();
  const [open, setOpen] = useState<OpenMapDialog>();
  const code = state.filters['site']?.[0] ?? allMapsFilter;
  const variables = { limit: state.pageSize, offset: state.page - 1, filterOption: code };
  const page = useResourceList(mapResource, variables, state, change);
  const { update, remove } = useResource(mapResource);
  const show = (map: MapRow) => setOpen({ kind: 'picture', map });
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
        note={formatCountNote(page.count, page.rows !== undefined, ['map', 'maps'])}
        actions={addButton}
      />
      <ListScreen
        title={title}
        columns={createMapColumns(state, show)}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => `${row.name}, ${row.site.code}`}
        rowActions={(row) => createRowActions(row, setOpen, () => void remove(row))}
        card={(row) => renderCard(row, show)}
        state={state}
        onChange={change}
        exportRequest={{ list: 'maps', variables }}
        toolbar={
          <SiteFilter
            value={code}
            onChange={(next) => change({ filters: next === allMapsFilter ? {} : { site: [next] } })}
          />
        }
        empty={{
          title: 'No maps yet.',
          hint: 'Until you add a map, people mark a plain grid.',
          action: addButton,
        }}
      />
      {open?.kind === 'picture' && (
        <Modal open title={`${open.map.name}, ${open.map.site.code}`} width={1040} footer={null} onCancel={close}>
          <StoredPicture
            className="map-picture"
            filename={open.map.mapImage}
            alt={`Map ${open.map.name}`}
            absent="The picture cannot be shown now. Close this and try again."
          />
        </Modal>
      )}
      {open?.kind === 'name' && (
        <FieldDialog
          title={`Change name of ${open.map.name}`}
          action="Save name"
          initial={open.map.name}
          findProblem={validateMapName}
          onSave={(name) => update({ id: open.map._id, data: { name } })}
          onClose={close}
        >
          {(field) => <TextField {...field} label="Name" required autoFocus maxLength={mapNameMaxLength} />}
        </FieldDialog>
      )}
      {open?.kind === 'upload' && (
        <FieldDialog
          title={`Re-Upload ${open.map.name}`}
          action="Save picture"
          initial=""
          findProblem={(mapImage) => (mapImage ? undefined : 'Choose a picture.')}
          onSave={(mapImage) => update({ id: open.map._id, data: { mapImage } })}
          onClose={close}
        >
          {(field) => <MapImageField {...field} />}
        </FieldDialog>
      )}
    </>
  );
}
