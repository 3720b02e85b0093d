import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Alert, Button } from 'antd';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import type { Builder } from './use-builder.ts';

interface Publication {
  version: number;
  publishedBy: string | null;
  publishedAt: Date | string | null;
}

/** States that another user has published in the meantime, and lets the author decide which version to keep. */
export function ConflictNotice({ builder, published }: { builder: Builder; published: Publication }) {
  const { version, publishedBy, publishedAt } = published;
  if (builder.baseVersion === version) return null;
  const when = publishedAt === null ? '' : ` on ${formatDayAndTime(publishedAt)}`;
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={`${publishedBy ?? 'Someone'} published version ${version}${when}, and you changed version ${builder.baseVersion}.`}
      description="The differences are listed below. Publish yours over it, or load it and discard your changes."
      action={
        <span className="builder-choices">
          <Button size="small" onClick={builder.startOver}>
            Load version {version}
          </Button>
          <Button size="small" onClick={builder.publishOver}>
            Keep mine
          </Button>
        </span>
      }
    />
  );
}

/** States that an unfinished form was restored, and offers to start over. */
export function RestoredFormNotice({ builder }: { builder: Builder }) {
  const confirm = useConfirm();
  const { restored } = builder;
  if (!restored) return null;

  async function confirmStartOver(): Promise<void> {
    const confirmed = await confirm({
      title: 'Start over?',
      content: 'Your unpublished changes to this form will be lost.',
      confirmLabel: 'Start over',
      destructive: true,
    });
    if (confirmed) builder.startOver();
  }

  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose: builder.dismissRestored }}
      title={`Restored your unfinished form from ${formatDayAndTime(restored.savedAt)}.`}
      action={
        <Button size="small" onClick={() => void confirmStartOver()}>
          Start over
        </Button>
      }
    />
  );
}
