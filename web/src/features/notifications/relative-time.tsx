import { formatTimeAgo } from '@eptw/domain/time/format-time-ago';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { useNow } from '../../lib/use-now.ts';

/** Formats how long ago something happened; the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDayAndTime(at)}>
      {formatTimeAgo(new Date(at), now)}
    </time>
  );
}
