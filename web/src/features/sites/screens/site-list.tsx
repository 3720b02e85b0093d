import { Plus } from 'lucide-react';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { createDeleteAction, createEditAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResource, useResourceList } from '../../audit-log/components/use-resource.ts';
import { SiteName, createSiteColumns, type SiteRow } from '../site-columns.tsx';
import { siteResource } from '../site-resource.ts';

const title = 'Sites';
const pageSize = 50;
const sortable = ['name', 'code'];

function renderCard(row: SiteRow) {
  return (
    <>
      <div className="list-card-row">
        <SiteName row={row} />
        <span>{row.code}</span>
      </div>
      <span className="list-card-note">{[row.address, row.timeZone].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** All sites at which permits can be raised. */
export function SiteList() {
  const [state, change] = useListState(pageSize);
  const sortBy = state.sortBy !== undefined && sortable.includes(state.sortBy) ? state.sortBy : null;
  const variables = { limit: state.pageSize, offset: state.page - 1, sortBy, sortOrder: sortBy && state.sortOrder };
  const page = useResourceList(siteResource, variables, state, change);
  const { remove } = useResource(siteResource);
  const createButton = (
    <LinkButton type="primary" to="/sites/create-site" icon={<Plus size={17} aria-hidden />}>
      Create Site
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['site', 'sites'])}
        actions={createButton}
      />
      <ListScreen
        title={title}
        columns={createSiteColumns(state)}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.name}
        rowActions={(row) => [
          createEditAction(`/sites/edit-site/${row._id}`),
          createDeleteAction(() => void remove(row)),
        ]}
        card={renderCard}
        state={state}
        onChange={change}
        exportRequest={{ list: 'sites', variables }}
        empty={{ title: 'No sites yet.', hint: 'Permits are raised at a site.', action: createButton }}
      />
    </>
  );
}
