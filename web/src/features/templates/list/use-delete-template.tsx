import { message } from '@eptw/domain/message';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { DeleteTemplateDocument } from '../../../generated/templates.ts';

const refetchTemplates = { refetch: ['GetTemplateList'] };

/** Deletes a template after a confirmation. */
export function useDeleteTemplate(): (template: { _id: string; title: string }) => Promise<void> {
  const confirm = useConfirm();
  const [remove] = useCommand(DeleteTemplateDocument, refetchTemplates);

  return async (template) => {
    await confirm({
      title: 'Delete this template?',
      content: (
        <>
          <p>{message.confirmDeletion}</p>
          <p className="quiet">{template.title} can no longer be chosen. Existing permits and drafts still show it.</p>
        </>
      ),
      confirmLabel: 'Delete template',
      destructive: true,
      onConfirm: () => remove({ id: template._id }),
    });
    // The row and its menu may be gone.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
  };
}
