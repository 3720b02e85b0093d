import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getStatusTone } from '@eptw/domain/permit/status';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { getPermitKind, toViewPath } from '../model/permit-kind.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import type { Permit } from '../model/permit.ts';

/** The permit's form and, on a child permit, the link to its parent. */
function FormAndParent({ permit }: { permit: Permit }) {
  const { form, parentPermit } = permit;
  return (
    <>
      {form.title}
      {parentPermit && (
        <>
          {' · '}Raised on{' '}
          <Link className="tabular" to={toViewPath({ ...parentPermit, parentPermit: null })}>
            {parentPermit.code}
          </Link>
        </>
      )}
    </>
  );
}

/** The permit's number and status, with action buttons. */
export function PermitHeader({ permit, actions }: { permit: Permit; actions?: ReactNode }) {
  return (
    <PageHeader
      title={permit.code}
      back={useBackToList(getPermitKind(permit))}
      titleExtra={<StatusTag tone={getStatusTone(permit.status)}>{permit.statusLabel}</StatusTag>}
      note={<FormAndParent permit={permit} />}
      actions={actions}
    />
  );
}
