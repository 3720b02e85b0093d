import { isStatus, statusTone } from '@eptw/domain/permit/status';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import type { Permit } from './permit-track.ts';

/** The child permits that were raised on this permit and go their own way. */
export function ChildPermits({ permit }: { permit: Permit }) {
  if (permit.childPermits.length === 0) return null;
  return (
    <section aria-labelledby="child-permits">
      <h2 className="permit-divider" id="child-permits">
        Child permits raised on this permit
      </h2>
      <ul className="permit-children">
        {permit.childPermits.map((child) => (
          <li key={child._id}>
            <b className="tabular">{child.code}</b>
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
