import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getStatusTone } from '@eptw/domain/permit/status';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { getPermitKind, toViewPath } from '../model/permit-kind.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import type { Permit } from '../model/permit.ts';

/** Which form the permit is and, on a child permit, the way to the permit that it was raised on. */
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

/** Which permit this is and where it stands; buttons at its end. */
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
