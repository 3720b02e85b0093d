import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { permitLevels } from '../components/permit-level.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import { CreatePermitForm } from '../create/create-permit-form.tsx';
import { QuotaAlert } from '../quota/quota-alert.tsx';
import { newPermitLevels } from '../create/new-permit-level.ts';
import { DraftSessionLoader } from '../create/draft-session-loader.tsx';
import { useFormOptions } from '../forms/use-form-options.ts';

const title = 'Create Permit';

/** The screen that raises a permit: site and reviewers, the form of its type, and its attached forms. */
export function CreatePermit() {
  const user = useSignedInUser();
  const back = useBackToList(permitLevels.permit);
  const { formOptions, quota, failed, refetch } = useFormOptions();
  if (formOptions && !quota) {
    return (
      <DraftSessionLoader
        options={{ level: newPermitLevels.permit, userId: user._id, formOptions }}
        {...{ title, back }}
      >
        {(session, startOver) => (
          <CreatePermitForm {...{ user, formOptions, title, back, session, startOver }} onQuota={refetch} />
        )}
      </DraftSessionLoader>
    );
  }
  return (
    <>
      <PageHeader title={title} back={back} />
      {quota ? (
        <QuotaAlert message={quota.message} permits={quota.permits} />
      ) : failed ? (
        <ErrorState onRetry={refetch} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
