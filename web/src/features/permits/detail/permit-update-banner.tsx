import { Alert } from 'antd';
import { formatActionVerb, formatRecordedAction } from '@eptw/domain/permit/action-words';
import { formatTime } from '@eptw/domain/time/format-date';
import { ContestedInputs } from './contested-inputs.tsx';
import type { PermitUpdate } from './use-permit-updates.ts';

interface PermitUpdateBannerProps {
  update: PermitUpdate;
  timeZone: string;
  /** Whether the viewer has unsaved edits. */
  hasEdits: boolean;
  /** Labels of inputs that both the viewer and another user changed. */
  contested?: readonly string[];
  onDismiss: () => void;
}

/** Shows what another user has just done to the open permit. */
export function PermitUpdateBanner({ update, timeZone, hasEdits, contested = [], onDismiss }: PermitUpdateBannerProps) {
  return (
    <Alert
      role="status"
      type="info"
      showIcon
      closable={{ closeIcon: true, 'aria-label': 'Dismiss' }}
      onClose={onDismiss}
      title={
        <>
          {update.by === '' ? (
            formatRecordedAction(update.action, null)
          ) : (
            <>
              <b>{update.by}</b> {formatActionVerb(update.action)}
            </>
          )}{' '}
          at {formatTime(update.at, timeZone)}. This page shows the current version
          {hasEdits ? '. Your entries are kept.' : '.'}
        </>
      }
      description={contested.length > 0 && <ContestedInputs labels={contested} />}
    />
  );
}
