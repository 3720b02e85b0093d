import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { DraftSession } from './use-draft-session.ts';

interface RestoredDraftNoticeProps {
  noun: string;
  restored: DraftSession['restored'];
  startOver: () => void;
}

function formatChanges({ changed, hasNewParent, waitingFollowUp }: NonNullable<DraftSession['restored']>): string {
  const sentences = [
    waitingFollowUp !== '' &&
      `It is not the follow-up of ${waitingFollowUp}. Submit it first, or start over to begin the follow-up.`,
    hasNewParent && 'It was started for another parent permit and now belongs to the one you came from.',
    changed.length > 0 && `A new version of ${changed.join(' and ')} is now in use. Review your entries.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** States that unfinished work was restored, and offers to start over. */
export function RestoredDraftNotice({ noun, restored, startOver }: RestoredDraftNoticeProps) {
  const [isOpen, setOpen] = useState(true);
  const confirm = useConfirm();
  if (!restored || !isOpen) return null;

  async function confirmStartOver(): Promise<void> {
    const confirmed = await confirm({
      title: 'Start over?',
      content: `The unfinished ${noun} and everything filled in on it will be lost.`,
      confirmLabel: 'Start over',
      destructive: true,
    });
    if (confirmed) startOver();
  }

  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose: () => setOpen(false) }}
      title={`Restored your unfinished ${noun} from ${formatDayAndTime(restored.savedAt)}, including its files.`}
      description={formatChanges(restored)}
      action={
        <Button size="small" onClick={() => void confirmStartOver()}>
          Start over
        </Button>
      }
    />
  );
}
