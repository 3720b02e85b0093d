import { useState } from 'react';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { GetMusterTicksDocument } from '../../generated/muster.ts';
import { ErrorState, LoadingPage } from '../../components/page/states.tsx';
import { useQuery } from '../../lib/api/use-query.ts';
import { useNow } from '../../lib/use-now.ts';

interface TickRecordProps {
  siteId: string;
  timeZone: string;
}

/** Every tick of the last day, by whom and when; loaded when it is opened, and printed with the list. */
export function TickRecord(props: TickRecordProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel muster-record" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Every tick of the last day</summary>
      {isOpen && <Ticks {...props} />}
    </details>
  );
}

function Ticks({ siteId, timeZone }: TickRecordProps) {
  const now = useNow();
  const { data, error, refetch } = useQuery(GetMusterTicksDocument, {
    variables: { siteId },
    fetchPolicy: 'network-only',
    pollInterval: 15_000,
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />;
  const { success, message, items } = data.getMusterTicks;
  if (!success) return <ErrorState title={message} />;
  if (items.length === 0) return <p>Nobody was ticked.</p>;
  const format = (time: string) => formatJobTime(new Date(time), now, timeZone);
  return (
    <ol>
      {items.map(({ _id, name, isSeen, madeBy, madeAt, receivedAt }) => (
        <li key={_id}>
          <b>{name}</b> {isSeen ? 'seen' : 'tick undone'} {format(madeAt)} by {madeBy}
          {format(receivedAt) !== format(madeAt) && `, sent ${format(receivedAt)}`}
        </li>
      ))}
    </ol>
  );
}
