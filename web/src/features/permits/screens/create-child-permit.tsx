import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { permitLevels } from '../components/permit-level.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import { CreateChildPermitForm } from '../create/create-child-permit-form.tsx';
import { toBeginning, useFollowedPermit } from '../create/use-followed-permit.ts';
import { newPermitLevels } from '../create/new-permit-level.ts';
import { DraftSessionLoader } from '../create/draft-session-loader.tsx';
import { useFormOptions } from '../forms/use-form-options.ts';

const title = 'Create Child Permit';

/** Returns what the address presets, and removes it from the address, so that a reload keeps another choice. */
function usePresetChoices(): { parent?: string; follows: string } {
  const [address, setAddress] = useSearchParams();
  const parent = address.get('parent');
  const follows = address.get('follows') ?? '';
  const [presetChoices] = useState(() => ({ ...(parent && { parent }), follows }));
  useEffect(() => {
    if (parent || follows) setAddress({}, { replace: true });
  }, [parent, follows, setAddress]);
  return presetChoices;
}

/** The screen that raises a child permit: its type, its parent, its reviewers and its form. */
export function CreateChildPermit() {
  const user = useSignedInUser();
  const back = useBackToList(permitLevels.childPermit);
  const { follows, ...presetChoices } = usePresetChoices();
  const followed = useFollowedPermit(follows);
  const options = useFormOptions();
  const { formOptions } = options;
  if (formOptions && (follows === '' || followed.followed)) {
    const beginning = followed.followed && toBeginning(followed.followed);
    return (
      <DraftSessionLoader
        options={{ level: newPermitLevels.childPermit, userId: user._id, formOptions, presetChoices, beginning }}
        {...{ title, back }}
      >
        {(session, startOver) => <CreateChildPermitForm {...{ user, formOptions, title, back, session, startOver }} />}
      </DraftSessionLoader>
    );
  }
  return (
    <>
      <PageHeader title={title} back={back} />
      {followed.problem !== undefined ? (
        <ErrorState hint={followed.problem} onRetry={() => void followed.refetch()} />
      ) : options.failed || followed.failed ? (
        <ErrorState onRetry={() => void (options.failed ? options.refetch() : followed.refetch())} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
