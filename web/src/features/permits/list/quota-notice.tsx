import { useQuery } from '@apollo/client/react';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { GetPermitsToCloseDocument } from './operations.generated.ts';

/** Tells whoever raises permits which of theirs to close: as a hint, or because they may raise no more until then. */
export function QuotaNotice({ refusal }: { refusal: string | undefined }) {
  const { data } = useQuery(GetPermitsToCloseDocument);
  const quota = data?.countUnClosedPermit;
  const permits = quota?.permits ?? [];
  if (!refusal && (!quota?.isEnabled || permits.length === 0)) return null;
  const links = permits.map((permit, index) => (
    <span key={permit._id}>
      {index > 0 && ', '}
      <Link to={`/permits/review/${permit._id}`}>{permit.code}</Link>
    </span>
  ));
  return (
    <Alert
      type={refusal ? 'warning' : 'info'}
      showIcon
      title={
        refusal ??
        (permits.length === 1
          ? '1 of your permits is not closed yet.'
          : `${permits.length} of your permits are not closed yet.`)
      }
      description={
        <>
          {permits.length > 0 && <p>Permits to close: {links}</p>}
          <p>
            {refusal
              ? 'Request closure of the approved ones. For those that wait for closure, contact the host.'
              : 'Close them in time: with too many of them you cannot create new permits.'}
          </p>
        </>
      }
    />
  );
}
