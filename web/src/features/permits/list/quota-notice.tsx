import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { closingAdvice, TextWithPermitLinks, type LinkablePermit } from '../model/text-with-permit-links.tsx';
import { GetPermitsToCloseDocument } from '../../../generated/permits/list.ts';

/** Few users are over their quota: the list of the others loads without it. */
const loadWaitingPermits = async () => (await import('../quota/waiting-permits.tsx')).WaitingPermits;

function formatHint(permits: readonly LinkablePermit[]): string {
  const numbers = permits.map(({ code }) => code).join(', ');
  return `${permits.length === 1 ? 'One of your permits is' : `${permits.length} of your permits are`} not closed yet: ${numbers}.`;
}

/** Lists the submitter's permits to close: as a hint, or because they cannot raise more until then. */
export function QuotaNotice({ refusal }: { refusal: string | undefined }) {
  const { data, refetch } = useQuery(GetPermitsToCloseDocument);
  const { code: WaitingPermits } = useLazyModule(loadWaitingPermits, refusal !== undefined);
  // The list loads again when a permit changes, and its refusal then names other permits.
  const lastRefusal = useRef(refusal);
  useEffect(() => {
    if (lastRefusal.current !== refusal) void refetch();
    lastRefusal.current = refusal;
  }, [refusal, refetch]);
  const quota = data?.countUnClosedPermit;
  const permits = quota?.permits ?? [];
  if (!refusal && (!quota?.isEnabled || permits.length === 0)) return null;
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={
          <>
            <p>
              <TextWithPermitLinks sentence={refusal ?? formatHint(permits)} permits={permits} />
            </p>
            <p>{refusal ? closingAdvice : 'Close them soon. You cannot create new permits while too many are open.'}</p>
          </>
        }
      />
      {refusal && WaitingPermits && <WaitingPermits />}
    </>
  );
}
