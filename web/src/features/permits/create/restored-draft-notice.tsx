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

function formatChanges({ changed, hasNewParent }: NonNullable<DraftSession['restored']>): string {
  const news = [
    hasNewParent && 'It was for another permit, and is for the one that you came from now.',
    changed.length > 0 &&
      `A new version of ${changed.join(' and ')} is in use now. Look through what you had filled in.`,
  ];
  return news.filter((sentence) => sentence !== false).join(' ');
}

/** Says that unfinished work is back, and offers to begin anew. */
export function RestoredDraftNotice({ noun, restored, startOver }: RestoredDraftNoticeProps) {
  const [isOpen, setOpen] = useState(true);
  const confirm = useConfirm();
  if (!restored || !isOpen) return null;

  async function askToStartOver(): Promise<void> {
    const confirmed = await confirm({
      title: 'Start over?',
      content: `The unfinished ${noun} and everything filled in on it is lost.`,
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
      title={`Your unfinished ${noun} of ${formatDayAndTime(restored.savedAt)} is back, with its files.`}
      description={formatChanges(restored)}
      action={
        <Button size="small" onClick={() => void askToStartOver()}>
          Start over
        </Button>
      }
    />
  );
}
