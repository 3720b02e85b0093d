import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { DeleteAnnouncementDocument } from '../../../generated/announcements.ts';

const commandOptions = { refetch: ['GetAnnouncements', 'GetActiveAnnouncement'] };

/** Deletes an announcement after a confirmation. */
export function useDeleteAnnouncement(): (announcement: { _id: string; title: string }) => Promise<void> {
  const confirm = useConfirm();
  const [remove] = useCommand(DeleteAnnouncementDocument, commandOptions);

  return async ({ _id, title }) => {
    await confirm({
      title: 'Delete this announcement?',
      content: (
        <>
          <p>It will no longer be shown. Its text stays in the administration history.</p>
          <p className="quiet">{title}</p>
        </>
      ),
      confirmLabel: 'Delete announcement',
      destructive: true,
      onConfirm: () => remove({ id: _id }),
    });
    // The row and its menu may be gone.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
  };
}
