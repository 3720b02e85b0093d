import { message } from '@eptw/domain/message';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';

/** The link back to the list, in its last state. */
export const backToUsers = { to: '/users', label: 'Back to users' };

interface UserUnavailableProps {
  title: string;
  reason: 'loading' | 'missing' | 'failed';
  onRetry: () => void;
}

/** Shown when there is no account to show. */
export function UserUnavailable({ title, reason, onRetry }: UserUnavailableProps) {
  return (
    <>
      <PageHeader title={title} back={backToUsers} />
      {reason === 'loading' ? (
        <LoadingPage label="Loading the account" />
      ) : (
        <div className="panel">
          {reason === 'missing' ? (
            <EmptyState
              title={message.notFound}
              hint="This user does not exist, or you do not manage this account."
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
