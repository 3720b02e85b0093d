import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { QuotaAlert } from '../raise/quota-alert.tsx';
import { RaisePermit } from '../raise/raise-permit.tsx';
import { useOffer } from '../raise/use-offer.ts';

const title = 'Create Permit';
const back = { to: '/permits', label: 'Back to view all permit' };

/** Raises a permit: who and where, the form of its type, and the forms attached to it. */
export function CreatePermit() {
  const user = useSignedInUser();
  const { offer, quota, failed, readAgain } = useOffer();
  if (offer && !quota) return <RaisePermit {...{ user, offer, title, back }} onQuota={readAgain} />;
  return (
    <>
      <PageHeader title={title} back={back} />
      {quota ? (
        <QuotaAlert sentence={quota.message} permits={quota.permits} />
      ) : failed ? (
        <ErrorState onRetry={readAgain} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
