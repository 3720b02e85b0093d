import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { createDeleteAction, createEditAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Highlight } from '../../../components/status/highlight.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResource, useResourceList } from '../../audit-log/components/use-resource.ts';
import { useManagedSites } from '../../sites/components/use-managed-sites.ts';
import { formatPermitCloser, createGroupColumns, MemberCount, type GroupRow } from '../group-columns.tsx';
import { groupResource } from '../group-resource.ts';
import { MembersDialog } from '../members/members-dialog.tsx';

const title = 'MT Groups';

function createRowActions(row: GroupRow, onView: () => void, onDelete: () => void): RowAction[] {
  return [
    { key: 'view', label: 'View', icon: <UsersRound size={15} aria-hidden />, onSelect: onView },
    createEditAction(`/mtgroup/edit-group/${row._id}`),
    createDeleteAction(onDelete),
  ];
}

function renderCard(row: GroupRow, search: string) {
  return (
    <>
      <span>
        <Highlight text={row.name} search={search} />
      </span>
      <span className="list-card-note">
        {row.site.code} · <MemberCount row={row} /> · Can close permits? {formatPermitCloser(row)}
      </span>
    </>
  );
}

/** The groups that the administrator manages, and their members. */
export function GroupList() {
  const [state, change] = useListState();
  const [viewed, setViewed] = useState<GroupRow>();
  const { sites } = useManagedSites();
  const variables = {
    limit: state.pageSize,
    offset: state.page - 1,
    searchText: state.search || null,
    sites: state.filters['site'] ?? null,
    own: true,
  };
  const page = useResourceList(groupResource, variables, state, change);
  const { remove } = useResource(groupResource);
  const createButton = (
    <LinkButton type="primary" to="/mtgroup/create-group" icon={<Plus size={17} aria-hidden />}>
      Create Group
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['group', 'groups'])}
        actions={createButton}
      />
      <ListScreen
        title={title}
        columns={createGroupColumns(
          state,
          sites.map(({ _id, code }) => ({ value: _id, label: code })),
        )}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.name}
        rowActions={(row) =>
          createRowActions(
            row,
            () => setViewed(row),
            () => void remove(row),
          )
        }
        card={(row) => renderCard(row, state.search)}
        state={state}
        onChange={change}
        exportRequest={{ list: 'mt-groups', variables }}
        searchLabel="Search name"
        empty={{
          title: 'No MT groups yet.',
          hint: 'Members review permits. Members of closing groups also close them.',
          action: createButton,
        }}
      />
      {viewed && <MembersDialog group={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
