import { Link } from 'react-router';
import { isStatus, statusTone } from '@eptw/domain/permit/status';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { viewAddress } from '../kinds/permit-kind.ts';
import type { Permit } from './permit-track.ts';
import { useChildNews } from './use-child-news.ts';

/** The child permits that were raised on this permit and go their own way. */
export function ChildPermits({ permit }: { permit: Permit }) {
  useChildNews(permit);
  if (permit.childPermits.length === 0) return null;
  return (
    <section aria-labelledby="child-permits">
      <h2 className="permit-divider" id="child-permits">
        Child permit(s) <small>raised on this permit</small>
      </h2>
      <ul className="permit-children">
        {permit.childPermits.map((child) => (
          <li key={child._id}>
            <Link className="tabular" to={viewAddress({ ...child, parentPermit: permit })}>
              {child.code}
            </Link>
            <span>{child.title}</span>
            <StatusTag tone={isStatus(child.status) ? statusTone(child.status) : 'slate'}>
              {child.statusLabel}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}
