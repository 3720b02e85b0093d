import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { readLastListAddress } from '../../../lib/use-list-state.ts';

/** The link back to the list, in its last state. */
export const draftsBackLink = { to: '/my-draft-permits', label: 'Back to my draft permits' };

interface DraftUnavailableProps {
  title: string;
  kind: 'loading' | 'missing' | 'failed';
  onRetry: () => void;
}

/** Shown when there is no draft to show. */
export function DraftUnavailable({ title, kind, onRetry }: DraftUnavailableProps) {
  return (
    <>
      <PageHeader title={title} back={draftsBackLink} />
      {kind === 'loading' ? (
        <LoadingPage label="Loading the draft" />
      ) : (
        <div className="panel">
          {kind === 'missing' ? (
            <EmptyState
              title={message.notFound}
              hint="There is no such draft. It may have been submitted or deleted."
              action={<LinkButton to={readLastListAddress(draftsBackLink.to)}>{draftsBackLink.label}</LinkButton>}
            />
          ) : (
            <ErrorState title={message.draftUnavailable} onRetry={onRetry} />
          )}
        </div>
      )}
    </>
  );
}
