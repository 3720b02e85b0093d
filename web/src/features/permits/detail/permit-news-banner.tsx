import { Alert } from 'antd';
import { actions, actionVerbs } from '@eptw/domain/permit/actions';
import { formatTime } from '@eptw/domain/permit/date-words';
import { ContestedInputs } from './contested-inputs.tsx';
import type { PermitNews } from './use-permit-news.ts';

interface PermitNewsBannerProps {
  news: PermitNews;
  timeZone: string;
  /** Whether the viewer has typed something that is not saved yet. */
  hasEdits: boolean;
  /** Labels of inputs that both the viewer and somebody else changed. */
  contested?: readonly string[];
  onDismiss: () => void;
}

/** Tells what somebody else has just done to the permit that is open. */
export function PermitNewsBanner({ news, timeZone, hasEdits, contested = [], onDismiss }: PermitNewsBannerProps) {
  const action = actions.find((known) => known === news.action);
  const did = action ? actionVerbs[action] : 'changed the permit';
  return (
    <Alert
      role="status"
      type="info"
      showIcon
      closable={{ closeIcon: true, 'aria-label': 'Dismiss' }}
      onClose={onDismiss}
      title={
        <>
          <b>{news.by}</b> {did} at {formatTime(news.at, timeZone)}. This page shows the permit as it is now
          {hasEdits ? '; what you typed is kept.' : '.'}
        </>
      }
      description={contested.length > 0 && <ContestedInputs labels={contested} />}
    />
  );
}
