import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { permitKinds } from '../model/permit-kind.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import type { PermitChoices } from '../forms/permit-choices.ts';
import { CreateChildPermitForm } from '../create/create-child-permit-form.tsx';
import { newPermitKinds } from '../create/new-permit-kind.ts';
import { DraftSessionLoader } from '../create/draft-session-loader.tsx';
import { useFormOptions } from '../forms/use-form-options.ts';

const title = 'Create Child Permit';

/** The parent that the address asks for. Said once: whoever chooses another one keeps it over a reload. */
function useParentFromAddress(): Partial<PermitChoices> {
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
  const wanted = useParentFromAddress();
  const { formOptions, failed, refetch } = useFormOptions();
  if (formOptions) {
    return (
      <DraftSessionLoader
        options={{ kind: newPermitKinds.childPermit, userId: user._id, formOptions, presetChoices: wanted }}
        {...{ title, back }}
      >
        {(started, startOver) => <CreateChildPermitForm {...{ user, formOptions, title, back, started, startOver }} />}
      </DraftSessionLoader>
    );
  }
  return (
    <>
      <PageHeader title={title} back={back} />
      {failed ? <ErrorState onRetry={refetch} /> : <LoadingPage label="Loading the form" />}
    </>
  );
}
