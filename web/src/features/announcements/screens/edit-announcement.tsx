import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { draftOf } from '../editing/announcement-draft.ts';
import { AnnouncementForm } from '../editing/announcement-form.tsx';
import {
  GetAnnouncementDocument,
  UpdateAnnouncementDocument,
  type AnnouncementFieldsFragment,
  type UpdateAnnouncementMutation,
} from '../operations.generated.ts';

const answerOf = (data: UpdateAnnouncementMutation) => data.updateAnnouncement;
const shown = { refetch: ['GetActiveAnnouncement'] };

function OpenedAnnouncement({ announcement }: { announcement: AnnouncementFieldsFragment }) {
  // As it was when it was opened: what others change meanwhile is not taken for what is written on here.
  const [opened] = useState(announcement);
  const [update, isSaving] = useCommand(UpdateAnnouncementDocument, answerOf, shown);
  const navigate = useNavigate();
  return (
    <AnnouncementForm
      initial={draftOf(opened)}
      action="Update announcement"
      isSaving={isSaving}
      onSave={async (data) => {
        const answer = await update({ id: opened._id, data, version: opened.version });
        if (answer.success) await navigate('/announcements');
      }}
    />
  );
}

/** Changes what is announced. */
export function EditAnnouncement() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(GetAnnouncementDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const item = data?.getAnnouncement.item;
  return (
    <>
      <PageHeader title="Edit Announcement" back={{ to: '/announcements', label: 'Announcements' }} />
      {item ? (
        <OpenedAnnouncement key={item._id} announcement={item} />
      ) : data ? (
        <EmptyState title={data.getAnnouncement.message} hint="Someone may have deleted the announcement." />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <LoadingPage />
      )}
    </>
  );
}
