import { PageHeader } from '../../../components/page/page-header.tsx';
import { backToUsers } from '../administering/user-absent.tsx';
import { UserForm } from '../administering/user-form.tsx';

/** Makes an account; the person chooses a password by a link that is mailed. */
export function CreateUser() {
  return (
    <>
      <PageHeader title="Create User" back={backToUsers} />
      <UserForm />
    </>
  );
}
