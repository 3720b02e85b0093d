import { useQuery } from '@apollo/client/react';
import { Alert } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { GetPermitsToCloseDocument, type GetPermitsToCloseQuery } from './operations.generated.ts';

type PermitToClose = GetPermitsToCloseQuery['countUnClosedPermit']['permits'][number];

/** A sentence in which every permit number that it names leads to that permit. */
function Linked({ sentence, permits }: { sentence: string; permits: readonly PermitToClose[] }) {
  const words = sentence.split(/(\S+?)(?=[,.\s]|$)/);
  return words.map((word, index) => {
    const permit = permits.find(({ code }) => code === word);
    return (
      <Fragment key={`${index} ${word}`}>
        {permit ? <Link to={`/permits/review/${permit._id}`}>{word}</Link> : word}
      </Fragment>
    );
  });
}

function hint(permits: readonly PermitToClose[]): string {
  const numbers = permits.map(({ code }) => code).join(', ');
  return `${permits.length === 1 ? 'One of your permits is' : `${permits.length} of your permits are`} not closed yet: ${numbers}.`;
}

/** Tells whoever raises permits which of theirs to close: as a hint, or because they may raise no more until then. */
export function QuotaNotice({ refusal }: { refusal: string | undefined }) {
  const { data } = useQuery(GetPermitsToCloseDocument);
  const quota = data?.countUnClosedPermit;
  const permits = quota?.permits ?? [];
  if (!refusal && (!quota?.isEnabled || permits.length === 0)) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          <p>
            <Linked sentence={refusal ?? hint(permits)} permits={permits} />
          </p>
          <p>
            {refusal
              ? 'Request closure of those that are approved. For those that wait for closure, contact the host.'
              : 'Close them in time: with too many of them you cannot create new permits.'}
          </p>
        </>
      }
    />
  );
}
