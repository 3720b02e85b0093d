import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { toDraft } from '../edit/announcement-draft.ts';
import { AnnouncementForm } from '../edit/announcement-form.tsx';
import {
  GetAnnouncementDocument,
  UpdateAnnouncementDocument,
  type AnnouncementFieldsFragment,
} from '../../../generated/announcements.ts';

const commandOptions = { refetch: ['GetActiveAnnouncement'] };

function EditAnnouncementForm({ announcement }: { announcement: AnnouncementFieldsFragment }) {
  // The announcement as it was when opened, so that concurrent changes by others do not count as edits.
  const [opened] = useState(announcement);
  const [update, isSaving] = useCommand(UpdateAnnouncementDocument, commandOptions);
  const navigate = useNavigate();
  return (
    <AnnouncementForm
      initial={toDraft(opened)}
      action="Update announcement"
      isSaving={isSaving}
      onSave={async (data) => {
        const payload = await update({ id: opened._id, data, version: opened.version });
        if (payload.success) await navigate('/announcements');
      }}
    />
  );
}

/** The screen that edits an announcement. */
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
        <EditAnnouncementForm key={item._id} announcement={item} />
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
