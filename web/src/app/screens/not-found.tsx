import { message } from '@eptw/domain/message';
import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { permitsPath } from '../home-path.ts';

/** An address that leads nowhere, or to a screen that is not for this role. */
export function NotFound() {
  return (
    <main className="lone-page" id="main">
      <Logo size={36} />
      <PageHeader title={message.pageNotFound} />
      <p>The address may be mistyped, or the page may not be open to your role.</p>
      <p>
        <Link to={permitsPath}>Go to permits</Link>
      </p>
    </main>
  );
}
