import { Plus } from 'lucide-react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { createDeleteAction, createEditAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResource, useResourceList } from '../../audit-log/components/use-resource.ts';
import { announcementResource } from '../announcement-resource.ts';
import {
  announcementColumns,
  AnnouncementStateTag,
  AnnouncementTitle,
  formatPeriod,
  type AnnouncementRow,
} from '../edit/announcement-columns.tsx';

const title = 'Announcements';

function renderCard(row: AnnouncementRow) {
  return (
    <>
      <div>
        <AnnouncementTitle row={row} />
      </div>
      <div className="list-card-row list-card-note">
        <span className="tabular">{formatPeriod(row)}</span>
        <AnnouncementStateTag state={row.state} />
      </div>
    </>
  );
}

/** Past, current and future announcements, the newest first. */
export function AnnouncementList() {
  const [state, change] = useListState();
  const variables = { limit: state.pageSize, offset: state.page - 1 };
  const page = useResourceList(announcementResource, variables, state, change);
  const { remove } = useResource(announcementResource);
  const createButton = (
    <LinkButton type="primary" to="/announcements/create-announcement" icon={<Plus size={17} aria-hidden />}>
      Create Announcement
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note="Shown on the sign-in page and at the top of every screen"
        actions={createButton}
      />
      <ListScreen
        title={title}
        columns={announcementColumns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.title}
        rowActions={(row) => [
          createEditAction(`/announcements/edit-announcement/${row._id}`),
          createDeleteAction(() => void remove(row)),
        ]}
        card={renderCard}
        state={state}
        onChange={change}
        exportRequest={{ list: 'announcements', variables }}
        empty={{ title: 'No announcements.', hint: 'Create an announcement to inform everyone.' }}
      />
    </>
  );
}
