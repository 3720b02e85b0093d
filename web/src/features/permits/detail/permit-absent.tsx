import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { lastListAddress } from '../../../lib/use-list-state.ts';
import type { PermitKind } from '../kinds/permit-kind.ts';
import { useBackToList } from '../kinds/use-back-to-list.ts';
import type { PermitReading } from './use-permit.ts';

interface PermitAbsentProps {
  kind: PermitKind;
  reading: Exclude<PermitReading, { state: 'ready' | 'elsewhere' }>;
}

/** What a permit's screen shows while there is no permit to show. */
export function PermitAbsent({ kind, reading }: PermitAbsentProps) {
  const back = useBackToList(kind);
  if (reading.state === 'loading') return <LoadingPage label={`Loading the ${kind.noun}`} />;
  return (
    <>
      <PageHeader title={kind.title} back={back} />
      <div className="panel">
        {reading.state === 'missing' ? (
          <EmptyState
            title={message.notFound}
            hint={`There is no such ${kind.noun}, or it is not yours to see.`}
            action={<LinkButton to={lastListAddress(back.to)}>{back.label}</LinkButton>}
          />
        ) : (
          <ErrorState hint={kind.unavailable} onRetry={reading.retry} />
        )}
      </div>
    </>
  );
}
