import type { ReactNode } from 'react';
import { isStatus, statusTone } from '@eptw/domain/permit/status';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import type { Permit } from './permit-track.ts';

/** The way back to the list, as it was left. */
export const backToPermits = { to: '/permits', label: 'Back to view all permit' };

/** Which permit this is, where it stands and what the work is; buttons at its end. */
export function PermitHeader({ permit, actions }: { permit: Permit; actions?: ReactNode }) {
  const tone = isStatus(permit.status) ? statusTone(permit.status) : 'slate';
  return (
    <PageHeader
      title={permit.code}
      back={backToPermits}
      beside={<StatusTag tone={tone}>{permit.statusLabel}</StatusTag>}
      note={[permit.form.title, permit.workDescription].filter(Boolean).join(' · ')}
      actions={actions}
    />
  );
}
