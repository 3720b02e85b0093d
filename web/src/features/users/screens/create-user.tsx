import { PageHeader } from '../../../components/page/page-header.tsx';
import { backToUsers } from '../admin/user-unavailable.tsx';
import { UserForm } from '../admin/user-form.tsx';

/** Makes an account; the person chooses a password by a link that is mailed. */
export function CreateUser() {
  return (
    <>
      <PageHeader title="Create User" back={backToUsers} />
      <UserForm />
    </>
  );
}
