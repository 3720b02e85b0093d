import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { lastListAddress } from '../../../lib/use-list-state.ts';
import { backToPermits } from './permit-header.tsx';
import type { PermitReading } from './use-permit.ts';

/** What a permit's screen shows while there is no permit to show. */
export function PermitAbsent({ reading }: { reading: Exclude<PermitReading, { state: 'ready' }> }) {
  if (reading.state === 'loading') return <LoadingPage label="Loading the permit" />;
  return (
    <>
      <PageHeader title="Permit" back={backToPermits} />
      <div className="panel">
        {reading.state === 'missing' ? (
          <EmptyState
            title={message.notFound}
            hint="There is no such permit, or it is not yours to see."
            action={<LinkButton to={lastListAddress(backToPermits.to)}>{backToPermits.label}</LinkButton>}
          />
        ) : (
          <ErrorState hint="The permit could not be loaded. Check your connection." onRetry={reading.retry} />
        )}
      </div>
    </>
  );
}
