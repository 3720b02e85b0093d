import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';

/** The way back to the list, as it was left. */
export const backToUsers = { to: '/users', label: 'Back to users' };

interface UserAbsentProps {
  title: string;
  kind: 'loading' | 'missing' | 'failed';
  onRetry: () => void;
}

/** What an account's screens show while there is none to show. */
export function UserAbsent({ title, kind, onRetry }: UserAbsentProps) {
  return (
    <>
      <PageHeader title={title} back={backToUsers} />
      {kind === 'loading' ? (
        <LoadingPage label="Loading the account" />
      ) : (
        <div className="panel">
          {kind === 'missing' ? (
            <EmptyState
              title={message.notFound}
              hint="There is no such user, or none that you administer."
              action={<LinkButton to={backToUsers.to}>{backToUsers.label}</LinkButton>}
            />
          ) : (
            <ErrorState onRetry={onRetry} />
          )}
        </div>
      )}
    </>
  );
}
