import { useQuery } from '@apollo/client/react';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import {
  announcementColumns,
  AnnouncementStateTag,
  AnnouncementTitle,
  periodOf,
  type AnnouncementRow,
} from '../editing/announcement-columns.tsx';
import { useDeleteAnnouncement } from '../editing/use-delete-announcement.tsx';
import { GetAnnouncementsDocument } from '../operations.generated.ts';

const title = 'Announcements';

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

function rowActions({ _id }: AnnouncementRow, onDelete: () => void): RowAction[] {
  const edit = `/announcements/edit-announcement/${_id}`;
  return [
    { key: 'edit', label: 'Edit', icon: <PencilLine size={15} aria-hidden />, to: edit },
    { key: 'delete', label: 'Delete', icon: <Trash2 size={15} aria-hidden />, onSelect: onDelete, danger: true },
  ];
}

/** What was, is and will be announced to everybody, the newest first. */
export function AnnouncementList() {
  const [state, change] = useListState();
  const { page, pageSize } = state;
  const { data, previousData, error, refetch } = useQuery(GetAnnouncementsDocument, {
    variables: { limit: pageSize, offset: page - 1 },
  });
  const failed = error !== undefined && !data;
  const list = data?.getAnnouncements ?? (failed ? undefined : previousData?.getAnnouncements);
  const count = list?.count ?? 0;
  const deleteAnnouncement = useDeleteAnnouncement();

  // The last announcement of the last page may have gone.
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const isBeyond = data !== undefined && page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: pages });
  }, [isBeyond, pages, change]);

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
        rows={list?.items}
        count={count}
        failed={failed}
        outdated={!data && list !== undefined}
        onRetry={() => void refetch()}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.title}
        rowActions={(row) => rowActions(row, () => void deleteAnnouncement(row))}
        card={announcementCard}
        state={state}
        onChange={change}
        empty={{ title: 'No announcements.', hint: 'What everybody has to know can be announced here.' }}
      />
    </>
  );
}
