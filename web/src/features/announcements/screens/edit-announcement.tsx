import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../../lib/toast.ts';
import { ResourceScreen, type ResourceForm } from '../../audit-log/components/resource-screen.tsx';
import type {
  AnnouncementFieldsFragment,
  CreateAnnouncementInput,
  UpdateAnnouncementInput,
} from '../../../generated/announcements.ts';
import { announcementResource } from '../announcement-resource.ts';
import { emptyDraft, toDraft } from '../edit/announcement-draft.ts';
import { AnnouncementForm } from '../edit/announcement-form.tsx';

const titles = { create: 'Create Announcement', edit: 'Edit Announcement' };
const back = { to: '/announcements', label: 'Announcements' };

function EditAnnouncementForm({
  item,
  form,
  isSaving,
  save,
}: ResourceForm<AnnouncementFieldsFragment, CreateAnnouncementInput, UpdateAnnouncementInput>) {
  // The announcement as it was when opened, so that concurrent changes by others do not count as edits.
  const [initialItem] = useState(item);
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <AnnouncementForm
      initial={initialItem ? toDraft(initialItem) : emptyDraft}
      action={form.action}
      isSaving={isSaving}
      onSave={async (data) => {
        const payload = await save(data, data, initialItem?.version);
        toast(payload.success ? 'success' : 'error', payload.message);
        if (payload.success) await navigate(back.to);
      }}
    />
  );
}

/** Creates an announcement, or changes the one in the address. */
export function EditAnnouncement() {
  return (
    <ResourceScreen resource={announcementResource} titles={titles} back={back}>
      {(form) => <EditAnnouncementForm {...form} />}
    </ResourceScreen>
  );
}
