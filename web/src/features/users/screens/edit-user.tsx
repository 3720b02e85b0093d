import { Alert } from 'antd';
import { useParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { UserAbsent } from '../administering/user-absent.tsx';
import { UserForm } from '../administering/user-form.tsx';
import { UserFacts } from '../administering/user-facts.tsx';
import { UserStatus } from '../administering/user-tags.tsx';
import { useUser } from '../administering/use-user.ts';

/** Changes an account; one that the viewer may only look at is shown, with the reason. */
export function EditUser() {
  const { id = '' } = useParams();
  const { user, absent, reread } = useUser(id);
  if (!user) return <UserAbsent title="Edit User" kind={absent} onRetry={() => void reread()} />;
  return (
    <>
      <PageHeader
        title="Edit User"
        beside={<UserStatus status={user.status} />}
        note={user.fullname}
        back={{ to: `/users/${user._id}`, label: `Back to ${user.fullname}` }}
      />
      {user.actions.includes('edit') ? (
        <UserForm key={user._id} user={user} onStale={reread} />
      ) : (
        <>
          <Alert type="info" showIcon title={user.refusal} />
          <UserFacts user={user} />
        </>
      )}
    </>
  );
}
