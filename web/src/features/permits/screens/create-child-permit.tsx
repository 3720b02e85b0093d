import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { permitKinds } from '../kinds/permit-kind.ts';
import { useBackToList } from '../kinds/use-back-to-list.ts';
import type { Choices } from '../raise/choices.ts';
import { CreateChildForm } from '../raise/create-child-form.tsx';
import { raiseKinds } from '../raise/raise-kind.ts';
import { StartedRaise } from '../raise/started-raise.tsx';
import { useOffer } from '../raise/use-offer.ts';

const title = 'Create Child Permit';

/** The parent that the address asks for. Said once: whoever chooses another one keeps it over a reload. */
function useWantedParent(): Partial<Choices> {
  const [address, setAddress] = useSearchParams();
  const parent = address.get('parent');
  const [wanted] = useState(() => (parent ? { parent } : {}));
  useEffect(() => {
    if (parent) setAddress({}, { replace: true });
  }, [parent, setAddress]);
  return wanted;
}

/** Raises a child permit: its type, the permit that it is raised on, who decides, and its form. */
export function CreateChildPermit() {
  const user = useSignedInUser();
  const back = useBackToList(permitKinds.childPermit);
  const wanted = useWantedParent();
  const { offer, failed, readAgain } = useOffer();
  if (offer) {
    return (
      <StartedRaise
        undertaking={{ kind: raiseKinds.childPermit, userId: user._id, offer, wanted }}
        {...{ title, back }}
      >
        {(started, startOver) => <CreateChildForm {...{ user, offer, title, back, started, startOver }} />}
      </StartedRaise>
    );
  }
  return (
    <>
      <PageHeader title={title} back={back} />
      {failed ? <ErrorState onRetry={readAgain} /> : <LoadingPage label="Loading the form" />}
    </>
  );
}
