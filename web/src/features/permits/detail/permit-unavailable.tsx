import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { readLastListAddress } from '../../../lib/use-list-state.ts';
import type { PermitKind } from '../components/permit-kind.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import type { PermitResult } from './use-permit.ts';

interface PermitUnavailableProps {
  kind: PermitKind;
  result: Exclude<PermitResult, { state: 'ready' | 'elsewhere' }>;
}

/** Shown when there is no permit to show. */
export function PermitUnavailable({ kind, result }: PermitUnavailableProps) {
  const back = useBackToList(kind);
  if (result.state === 'loading') return <LoadingPage label={`Loading the ${kind.noun}`} />;
  return (
    <>
      <PageHeader title={kind.title} back={back} />
      <div className="panel">
        {result.state === 'missing' ? (
          <EmptyState
            title={message.notFound}
            hint={`This ${kind.noun} does not exist, or you do not have access to it.`}
            action={<LinkButton to={readLastListAddress(back.to)}>{back.label}</LinkButton>}
          />
        ) : (
          <ErrorState hint={kind.unavailableMessage} onRetry={result.retry} />
        )}
      </div>
    </>
  );
}
