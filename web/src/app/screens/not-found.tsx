import { message } from '@eptw/domain/message';
import { defaultFirstPage } from '@eptw/domain/permit/first-page';
import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';

/** Shown for an unknown address, or for a screen that is not open to the user's role. */
export function NotFound() {
  return (
    <main className="lone-page" id="main">
      <Logo size={36} />
      <PageHeader title={message.pageNotFound} />
      <p>The address may be mistyped, or the page may not be open to your role.</p>
      <p>
        <Link to={defaultFirstPage}>Go to permits</Link>
      </p>
    </main>
  );
}
