import { ChevronRight } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { useQuery } from '../../../lib/api/use-query.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { GetMustersDocument } from '../../../generated/muster.ts';
import '../muster.css';

/** The musters of a site, each with its record. */
export function MusterRecords() {
  const { site: siteId = '' } = useParams();
  const { data, error, refetch } = useQuery(GetMustersDocument, { variables: { siteId }, fetchPolicy: 'network-only' });
  const { success, message, items } = data?.getMusters ?? {};
  return (
    <>
      <PageHeader title="Muster records" back={{ to: `/muster/${siteId}`, label: 'Muster list' }} />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
      {success === false && <ErrorState title={message ?? ''} />}
      {success === true && items?.length === 0 && (
        <EmptyState
          title="There was no muster yet."
          hint="A record begins when everybody is called to the assembly point."
        />
      )}
      {items && items.length > 0 && (
        <Panel title="Musters" hiddenTitle>
          <ul className="muster-sites">
            {items.map(({ _id, kind, reason, beganAt, endedAt, timeZone }) => (
              <li key={_id}>
                <Link to={`/muster/${siteId}/records/${_id}`}>
                  {formatDayAndTime(new Date(beganAt), timeZone)} · {kind === 'drill' && 'Drill: '}
                  {reason}
                  {endedAt === null && ' · under way'} <ChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
