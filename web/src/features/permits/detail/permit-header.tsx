import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isStatus, statusTone } from '@eptw/domain/permit/status';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { backToListOf, kindOf, viewAddress } from '../kinds/permit-kind.ts';
import type { Permit } from './permit-track.ts';

/** What the permit is about and, on a child permit, the way to the permit that it was raised on. */
function About({ permit }: { permit: Permit }) {
  const { form, workDescription, parentPermit } = permit;
  return (
    <>
      {[form.title, workDescription].filter(Boolean).join(' · ')}
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

/** Which permit this is, where it stands and what the work is; buttons at its end. */
export function PermitHeader({ permit, actions }: { permit: Permit; actions?: ReactNode }) {
  const tone = isStatus(permit.status) ? statusTone(permit.status) : 'slate';
  return (
    <PageHeader
      title={permit.code}
      back={backToListOf(kindOf(permit))}
      beside={<StatusTag tone={tone}>{permit.statusLabel}</StatusTag>}
      note={<About permit={permit} />}
      actions={actions}
    />
  );
}
