import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import type { Offer } from '../raise/choices.ts';
import { GetRaiseChoicesDocument } from '../raise/operations.generated.ts';
import { QuotaAlert } from '../raise/quota-alert.tsx';
import { RaisePermit } from '../raise/raise-permit.tsx';

const back = { to: '/permits', label: 'Back to view all permit' };

/** Raises a permit: who and where, the form of its type, and the forms attached to it. */
export function CreatePermit() {
  const user = useSignedInUser();
  const { data, error, refetch } = useQuery(GetRaiseChoicesDocument, { fetchPolicy: 'network-only' });

  const offer = useMemo((): Offer | undefined => {
    if (!data?.getSession.user) return undefined;
    return {
      templates: data.getTemplates.items,
      sites: data.getSession.user.sites,
      disciplines: data.getAllDisciplines.items,
      groups: data.getAllMTGroups.items,
    };
  }, [data]);

  if (offer && data && !data.countUnClosedPermit.message) {
    return <RaisePermit user={user} offer={offer} back={back} onQuota={() => void refetch()} />;
  }
  return (
    <>
      <PageHeader title="Create Permit" back={back} />
      {data?.countUnClosedPermit.message ? (
        <QuotaAlert sentence={data.countUnClosedPermit.message} permits={data.countUnClosedPermit.permits} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <LoadingPage label="Loading the form" />
      )}
    </>
  );
}
