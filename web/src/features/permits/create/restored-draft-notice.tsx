import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { DraftSession } from './use-draft-session.ts';

interface RestoredDraftNoticeProps {
  noun: string;
  restored: DraftSession['restored'];
  /** How many of its files are on this device only. */
  unsentCount: number;
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

function formatUnsent(count: number): string {
  if (count === 0) return '';
  const which = count === 1 ? '1 of the files is' : `${count} of the files are`;
  return `${which} stored on this device only. They are uploaded when you open their section and the server can be reached.`;
}

/** States that unfinished work was restored, and offers to start over. */
export function RestoredDraftNotice({ noun, restored, unsentCount, startOver }: RestoredDraftNoticeProps) {
  const [isOpen, setOpen] = useState(true);
  // As it was found: files that have been uploaded meanwhile are in their places.
  const [unsent] = useState(unsentCount);
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
      description={[formatUnsent(unsent), formatChanges(restored)].filter(Boolean).join(' ')}
      action={
        <Button size="small" onClick={() => void confirmStartOver()}>
          Start over
        </Button>
      }
    />
  );
}
