import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isStatus, statusTone } from '@eptw/domain/permit/status';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { kindOf, viewAddress } from '../kinds/permit-kind.ts';
import { useBackToList } from '../kinds/use-back-to-list.ts';
import type { Permit } from './permit-track.ts';

/** Which form the permit is and, on a child permit, the way to the permit that it was raised on. */
function About({ permit }: { permit: Permit }) {
  const { form, parentPermit } = permit;
  return (
    <>
      {form.title}
      {parentPermit && (
        <>
          {' · '}Raised on{' '}
          <Link className="tabular" to={viewAddress({ ...parentPermit, parentPermit: null })}>
            {parentPermit.code}
          </Link>
        </>
      )}
    </>
  );
}

/** Which permit this is and where it stands; buttons at its end. */
export function PermitHeader({ permit, actions }: { permit: Permit; actions?: ReactNode }) {
  const tone = isStatus(permit.status) ? statusTone(permit.status) : 'slate';
  return (
    <PageHeader
      title={permit.code}
      back={useBackToList(kindOf(permit))}
      beside={<StatusTag tone={tone}>{permit.statusLabel}</StatusTag>}
      note={<About permit={permit} />}
      actions={actions}
    />
  );
}
