import { useNavigate } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { emptyDraft } from '../edit/announcement-draft.ts';
import { AnnouncementForm } from '../edit/announcement-form.tsx';
import { CreateAnnouncementDocument } from '../../../generated/announcements.ts';

const commandOptions = { refetch: ['GetActiveAnnouncement'] };

/** The screen that creates an announcement. */
export function CreateAnnouncement() {
  const [create, isSaving] = useCommand(CreateAnnouncementDocument, commandOptions);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Create Announcement" back={{ to: '/announcements', label: 'Announcements' }} />
      <AnnouncementForm
        initial={emptyDraft}
        action="Create announcement"
        isSaving={isSaving}
        onSave={async (data) => {
          if ((await create({ data })).success) await navigate('/announcements');
        }}
      />
    </>
  );
}
