import { Alert } from 'antd';
import { useParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { backToUsers, UserUnavailable } from '../admin/user-unavailable.tsx';
import { UserForm } from '../admin/user-form.tsx';
import { UserDetails } from '../admin/user-details.tsx';
import { UserStatus } from '../admin/user-tags.tsx';
import { useUser } from '../admin/use-user.ts';

/** Creates an account. The new user chooses a password through an emailed link. */
export function CreateUser() {
  return (
    <>
      <PageHeader title="Create User" back={backToUsers} />
      <UserForm />
    </>
  );
}

/** Edits an account; one that the viewer cannot edit is shown with the reason. */
export function EditUser() {
  const { id = '' } = useParams();
  const { user, unavailableReason, reload } = useUser(id);
  if (!user) return <UserUnavailable title="Edit User" reason={unavailableReason} onRetry={() => void reload()} />;
  return (
    <>
      <PageHeader
        title="Edit User"
        titleExtra={<UserStatus status={user.status} />}
        note={user.fullname}
        back={{ to: `/users/${user._id}`, label: `Back to ${user.fullname}` }}
      />
      {user.actions.includes('edit') ? (
        <UserForm key={user._id} user={user} onStale={reload} />
      ) : (
        <>
          <Alert type="info" showIcon title={user.refusal} />
          <UserDetails user={user} />
        </>
      )}
    </>
  );
}
