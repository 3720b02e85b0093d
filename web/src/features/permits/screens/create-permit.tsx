import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { permitKinds } from '../kinds/permit-kind.ts';
import { useBackToList } from '../kinds/use-back-to-list.ts';
import { CreateForm } from '../raise/create-form.tsx';
import { QuotaAlert } from '../raise/quota-alert.tsx';
import { raiseKinds } from '../raise/raise-kind.ts';
import { StartedRaise } from '../raise/started-raise.tsx';
import { useOffer } from '../raise/use-offer.ts';

const title = 'Create Permit';

/** Raises a permit: who and where, the form of its type, and the forms attached to it. */
export function CreatePermit() {
  const user = useSignedInUser();
  const back = useBackToList(permitKinds.permit);
  const { offer, quota, failed, readAgain } = useOffer();
  if (offer && !quota) {
    return (
      <StartedRaise undertaking={{ kind: raiseKinds.permit, userId: user._id, offer }} {...{ title, back }}>
        {(started, startOver) => (
          <CreateForm {...{ user, offer, title, back, started, startOver }} onQuota={readAgain} />
        )}
      </StartedRaise>
    );
  }
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
