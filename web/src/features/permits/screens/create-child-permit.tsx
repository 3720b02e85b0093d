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

/** Returns the parent given in the address, and removes it from the address, so that a reload keeps another choice. */
function useParentFromAddress(): Partial<PermitChoices> {
  const [address, setAddress] = useSearchParams();
  const parent = address.get('parent');
  const [presetChoices] = useState(() => (parent ? { parent } : {}));
  useEffect(() => {
    if (parent) setAddress({}, { replace: true });
  }, [parent, setAddress]);
  return presetChoices;
}

/** The screen that raises a child permit: its type, its parent, its reviewers and its form. */
export function CreateChildPermit() {
  const user = useSignedInUser();
  const back = useBackToList(permitKinds.childPermit);
  const presetChoices = useParentFromAddress();
  const { formOptions, failed, refetch } = useFormOptions();
  if (formOptions) {
    return (
      <DraftSessionLoader
        options={{ kind: newPermitKinds.childPermit, userId: user._id, formOptions, presetChoices }}
        {...{ title, back }}
      >
        {(session, startOver) => <CreateChildPermitForm {...{ user, formOptions, title, back, session, startOver }} />}
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
