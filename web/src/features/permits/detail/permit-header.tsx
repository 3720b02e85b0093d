import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { getStatusTone, isApproved } from '@eptw/domain/permit/status';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { getPermitLevel, toViewPath } from '../components/permit-level.ts';
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

interface PermitHeaderProps {
  permit: Permit;
  actions?: ReactNode;
  /** The condition of the work, where the page shows it. */
  condition?: ReactElement | undefined;
}

/**
 * The permit's number and status, with action buttons. While its work is followed, the condition is the tag, and the
 * approval is plain text: so nothing green stands beside a condition that is not.
 * During a stop of all work at its site the status is plain text: no colour stands beside the red.
 */
export function PermitHeader({ permit, actions, condition }: PermitHeaderProps) {
  const showsCondition = isApproved(permit.status) && (permit.hasWork || condition !== undefined);
  const isNarrow = useNarrowScreen();
  const back = useBackToList(getPermitLevel(permit));
  if (permit.areaStop)
    return (
      <PageHeader
        title={permit.code}
        back={back}
        note={
          !isNarrow && (
            <>
              <FormAndParent permit={permit} /> · {permit.statusLabel}
            </>
          )
        }
        actions={actions}
      />
    );
  return (
    <PageHeader
      title={permit.code}
      back={back}
      titleExtra={
        showsCondition ? (
          // Where it is not known, nothing is green.
          (condition ?? <StatusTag tone="slate">Condition not known</StatusTag>)
        ) : (
          <StatusTag tone={getStatusTone(permit.status)}>{permit.statusLabel}</StatusTag>
        )
      }
      note={
        <>
          <FormAndParent permit={permit} />
          {showsCondition && ` · ${permit.statusLabel}`}
        </>
      }
      actions={actions}
    />
  );
}
