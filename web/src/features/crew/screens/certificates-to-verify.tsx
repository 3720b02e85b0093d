import { siteDataAdmins } from '@eptw/domain/user/role-groups';
import { useCallback } from 'react';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { GetCertificatesToVerifyDocument } from '../../../generated/crew.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import {
  createCertificateColumns,
  formatCertificateName,
  toCertificateKey,
  UnverifiedCard,
  type UnverifiedCertificate,
} from '../unverified-columns.tsx';
import { useVerifyCertificate } from '../use-verify-certificate.ts';
import { VerificationTasks } from '../verification-tasks.tsx';

const title = 'Certificates to Verify';

/** The certificates of workers that the viewer may verify, those of one worker together. */
export function CertificatesToVerify() {
  const [state, change] = useListState();
  const { search } = state;
  const viewer = useSignedInUser();
  const query = useQuery(GetCertificatesToVerifyDocument, {
    variables: { limit: state.pageSize, offset: state.page - 1, searchText: search || null },
  });
  useAdminSubscription(['worker'], () => void query.refetch());
  const page = usePage(query, state, change);
  const verification = useVerifyCertificate();
  const card = useCallback(
    (row: UnverifiedCertificate) => <UnverifiedCard certificate={row} search={search} verification={verification} />,
    [search, verification],
  );
  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['certificate', 'certificates'])}
      />
      {siteDataAdmins.includes(viewer.role) && <VerificationTasks />}
      <ListScreen
        title={title}
        columns={createCertificateColumns(search, verification)}
        {...page}
        rowKey={toCertificateKey}
        rowLabel={formatCertificateName}
        card={card}
        state={state}
        onChange={change}
        searchLabel="Search certificates"
        searchHint="Name, pass number or company"
        empty={{
          title: 'No certificate waits for you.',
          hint: 'What companies enter or change for their workers appears here, until somebody of the site has seen it.',
        }}
      />
    </>
  );
}
