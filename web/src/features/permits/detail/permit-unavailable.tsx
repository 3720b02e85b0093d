import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { readLastListAddress } from '../../../lib/use-list-state.ts';
import type { PermitLevel } from '../components/permit-level.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import type { PermitResult } from './use-permit.ts';

interface PermitUnavailableProps {
  level: PermitLevel;
  result: Exclude<PermitResult, { state: 'ready' | 'elsewhere' }>;
}

/** Shown when there is no permit to show. */
export function PermitUnavailable({ level, result }: PermitUnavailableProps) {
  const back = useBackToList(level);
  if (result.state === 'loading') return <LoadingPage label={`Loading the ${level.noun}`} />;
  return (
    <>
      <PageHeader title={level.title} back={back} />
      <div className="panel">
        {result.state === 'missing' ? (
          <EmptyState
            title={message.notFound}
            hint={`This ${level.noun} does not exist, or you do not have access to it.`}
            action={<LinkButton to={readLastListAddress(back.to)}>{back.label}</LinkButton>}
          />
        ) : (
          <ErrorState hint={level.unavailableMessage} onRetry={result.retry} />
        )}
      </div>
    </>
  );
}
