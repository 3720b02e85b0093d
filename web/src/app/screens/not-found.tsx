import { message } from '@eptw/domain/message';
import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { permitsPath } from '../home-path.ts';

/** Shown for an unknown address, or for a screen that is not open to the user's role. */
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
