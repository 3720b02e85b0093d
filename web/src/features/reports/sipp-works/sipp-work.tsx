import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { formatSippDuration } from '@eptw/domain/report/sipp-duration';
import { sippFieldNames, sippFields, type SippField } from '@eptw/domain/report/sipp-work';
import { formatStatus, isApproved, isPendingApproval } from '@eptw/domain/permit/status';
import { Link } from 'react-router';
import type { SippPermitFieldsFragment } from '../../../generated/reports.ts';

interface SippWorkProps {
  permit: SippPermitFieldsFragment;
  work: SippPermitFieldsFragment['children'][number];
}

/** Fields that take a full row. */
const fullWidthFields: readonly SippField[] = ['workDescription', 'whyThisworksNeeds'];

/** Fields shown in the heading and not repeated below it. */
const headingFields: readonly SippField[] = ['typeOfSIPPWork'];

function formatFieldValue(name: SippField, value: string): string {
  return name === 'startDate' || name === 'preferredEndDate' ? formatCalendarDate(value) : value;
}

/** One SIPP work: its permit, type and duration, and all answers of its form. */
export function SippWork({ permit, work: { submission, duration } }: SippWorkProps) {
  const { _id, code, isChild, site, status } = permit;
  // The heading above it says the others.
  const isLater = !isApproved(status) && !isPendingApproval(status);
  return (
    <article className="sipp-work" aria-label={code}>
      <header>
        <Link className="code-link" to={`${isChild ? '/childpermits' : '/permits'}/${_id}`}>
          {code}
        </Link>
        <b>{submission.typeOfSIPPWork}</b>
        <span className="sipp-note">{site}</span>
        {isLater && <span className="sipp-note">{formatStatus(status)}</span>}
        <span className="sipp-note tabular">Work duration: {formatSippDuration(duration)}</span>
      </header>
      <dl>
        {sippFieldNames
          .filter((name) => !headingFields.includes(name))
          .map((name) => (
            <div key={name} data-long={fullWidthFields.includes(name) || undefined}>
              <dt>{sippFields[name]}</dt>
              <dd>{formatFieldValue(name, submission[name]) || '-'}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
