import { Link } from 'react-router';
import { getStatusTone } from '@eptw/domain/permit/status';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { toViewPath } from '../components/permit-level.ts';
import type { Permit } from '../model/permit.ts';
import { refetchQueries } from '../../../lib/api/refetch-queries.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { GetPermitDocument } from '../../../generated/permits/model.ts';

/** The child permits raised on this permit; each has its own status. */
export function ChildPermits({ permit }: { permit: Permit }) {
  useChildPermitUpdates(permit);
  if (permit.childPermits.length === 0) return null;
  return (
    <section aria-labelledby="child-permits">
      <h2 className="permit-divider" id="child-permits">
        Child permit(s) <small>raised on this permit</small>
      </h2>
      <ul className="permit-children">
        {permit.childPermits.map((child) => (
          <li key={child._id}>
            <Link className="tabular" to={toViewPath({ ...child, parentPermit: permit })}>
              {child.code}
            </Link>
            <span>{child.title}</span>
            {/* A stop of all work takes the colours away. */}
            <StatusTag tone={permit.areaStop ? 'slate' : getStatusTone(child.status)}>{child.statusLabel}</StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Refetches an open permit when one of its child permits changes. */
function useChildPermitUpdates({ childPermits }: Permit): void {
  useRefetchOn(AnyPermitChangedDocument, () => refetchQueries([GetPermitDocument]), {
    skip: childPermits.length === 0,
    isRelevant: ({ permitChanged }) => childPermits.some(({ _id }) => _id === permitChanged._id),
  });
}
