import { agoWords } from '@eptw/domain/permit/ago-words';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import { useNow } from '../../lib/use-now.ts';

/** How long ago something happened, in words; the moment itself on hovering. */
export function When({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDayAndTime(at)}>
      {agoWords(new Date(at), now)}
    </time>
  );
}
