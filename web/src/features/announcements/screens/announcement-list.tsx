import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { createDeleteAction, createEditAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import {
  announcementColumns,
  AnnouncementStateTag,
  AnnouncementTitle,
  formatPeriod,
  type AnnouncementRow,
} from '../edit/announcement-columns.tsx';
import { useDeleteAnnouncement } from '../edit/use-delete-announcement.tsx';
import { GetAnnouncementsDocument, type GetAnnouncementsQuery } from '../../../generated/announcements.ts';

const title = 'Announcements';
const toPage = (data: GetAnnouncementsQuery) => data.getAnnouncements;

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
  const query = useQuery(GetAnnouncementsDocument, { variables });
  useAdminSubscription(['announcement'], () => void query.refetch());
  const page = usePage(query, toPage, state, change);
  const deleteAnnouncement = useDeleteAnnouncement();
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
          createDeleteAction(() => void deleteAnnouncement(row)),
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
