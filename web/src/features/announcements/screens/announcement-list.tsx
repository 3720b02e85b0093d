import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { deleteAction, editAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import {
  announcementColumns,
  AnnouncementStateTag,
  AnnouncementTitle,
  periodOf,
  type AnnouncementRow,
} from '../editing/announcement-columns.tsx';
import { useDeleteAnnouncement } from '../editing/use-delete-announcement.tsx';
import { GetAnnouncementsDocument, type GetAnnouncementsQuery } from '../operations.generated.ts';

const title = 'Announcements';
const listOf = (data: GetAnnouncementsQuery) => data.getAnnouncements;

function announcementCard(row: AnnouncementRow) {
  return (
    <>
      <div>
        <AnnouncementTitle row={row} />
      </div>
      <div className="list-card-row list-card-note">
        <span className="tabular">{periodOf(row)}</span>
        <AnnouncementStateTag state={row.state} />
      </div>
    </>
  );
}

/** What was, is and will be announced to everybody, the newest first. */
export function AnnouncementList() {
  const [state, change] = useListState();
  const variables = { limit: state.pageSize, offset: state.page - 1 };
  const query = useQuery(GetAnnouncementsDocument, { variables });
  useAdministrationNews(['announcement'], () => void query.refetch());
  const page = usePage(query, listOf, state, change);
  const deleteAnnouncement = useDeleteAnnouncement();
  const createButton = (
    <LinkButton type="primary" to="/announcements/create-announcement" icon={<Plus size={17} aria-hidden />}>
      Create Announcement
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={title} note="Shown on the sign-in page and over every screen" actions={createButton} />
      <ListScreen
        title={title}
        columns={announcementColumns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.title}
        rowActions={(row) => [
          editAction(`/announcements/edit-announcement/${row._id}`),
          deleteAction(() => void deleteAnnouncement(row)),
        ]}
        card={announcementCard}
        state={state}
        onChange={change}
        exported={{ list: 'announcements', variables }}
        empty={{ title: 'No announcements.', hint: 'What everybody has to know can be announced here.' }}
      />
    </>
  );
}
