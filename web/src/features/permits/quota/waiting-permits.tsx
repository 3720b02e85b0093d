import { useQuery } from '../../../lib/api/use-query.ts';
import { Panel } from '../../../components/page/panel.tsx';
import { GetWaitingPermitsDocument } from '../../../generated/permits/quota.ts';
import { WaitingPermit } from './waiting-permit.tsx';
import './waiting.css';

/** The permits that count against the viewer's quota: who has to act on each, since when, and how to contact them. */
export function WaitingPermits() {
  const { data } = useQuery(GetWaitingPermitsDocument);
  const permits = data?.countUnClosedPermit.permits ?? [];
  if (permits.length === 0) return null;
  return (
    <Panel title="Permits waiting to be closed">
      <ul className="waiting-permits">
        {permits.map(
          ({ waiting, missing, ...permit }) =>
            waiting && <WaitingPermit key={permit._id} permit={permit} waiting={waiting} missing={missing} />,
        )}
      </ul>
    </Panel>
  );
}
