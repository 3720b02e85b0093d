import type { AccountAction } from '@eptw/domain/user/account-actions';
import { Alert, Button } from 'antd';
import { History, PencilLine, Trash2, UserCheck, UserX } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { backToUsers, UserUnavailable } from '../admin/user-unavailable.tsx';
import { UserDetails } from '../admin/user-details.tsx';
import { UserStatus, type ManagedUser } from '../admin/user-tags.tsx';
import { useUserActions } from '../admin/use-user-actions.tsx';
import { useUser } from '../admin/use-user.ts';
import { AccountsChangedDocument } from '../../../generated/users.ts';

function UserButtons({ user }: { user: ManagedUser }) {
  const navigate = useNavigate();
  const viewer = useSignedInUser();
  const { approve, suspend, askToDelete } = useUserActions();
  const isAllowed = (action: AccountAction) => user.actions.includes(action);
  return (
    <>
      {viewer.role === 'SuperAdmin' && (
        <LinkButton to={`/administration-history?subject=${user._id}`} icon={<History size={16} aria-hidden />}>
          History
        </LinkButton>
      )}
      {isAllowed('suspend') && (
        <Button icon={<UserX size={16} aria-hidden />} onClick={() => void suspend(user)}>
          Suspend
        </Button>
      )}
      {isAllowed('delete') && (
        <Button
          danger
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => void askToDelete(user).then((isDeleted) => isDeleted && navigate(backToUsers.to))}
        >
          Remove
        </Button>
      )}
      {isAllowed('edit') && (
        <LinkButton to={`/users/edit-user/${user._id}`} icon={<PencilLine size={16} aria-hidden />}>
          Edit Profile
        </LinkButton>
      )}
      {isAllowed('approve') && (
        <Button type="primary" icon={<UserCheck size={16} aria-hidden />} onClick={() => void approve(user)}>
          Approve
        </Button>
      )}
    </>
  );
}

/** One account, and the administrator's actions on it. */
export function UserDetail() {
  const { id = '' } = useParams();
  const { user, unavailableReason, reload } = useUser(id);
  useRefetchOn(AccountsChangedDocument, () => void reload());
  if (!user) return <UserUnavailable title="User" reason={unavailableReason} onRetry={() => void reload()} />;
  return (
    <>
      <PageHeader
        title={user.fullname}
        titleExtra={<UserStatus status={user.status} />}
        back={backToUsers}
        actions={<UserButtons user={user} />}
      />
      {user.refusal && <Alert type="info" showIcon title={user.refusal} />}
      <UserDetails user={user} />
    </>
  );
}
