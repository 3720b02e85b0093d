import { Alert } from 'antd';
import { Link } from 'react-router';
import { listOwnTasks } from '@eptw/domain/permit/own-tasks';
import { approverRoles } from '@eptw/domain/permit/reviewers';
import { GetOwnTasksDocument } from '../../../generated/permits/list.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';

/**
 * What needs the viewer, above the list of permits, with where it is. Approvers always have it, so that nothing moves
 * when it arrives.
 */
export function OwnTasksNotice() {
  const { role } = useSignedInUser();
  return approverRoles.includes(role) ? <OwnTasks /> : null;
}

function OwnTasks() {
  const { data, refetch } = useQuery(GetOwnTasksDocument);
  useRefetchOn(AnyPermitChangedDocument, () => void refetch());
  const tasks = data && listOwnTasks(data.getMenuCounts);
  return (
    <Alert
      className="own-tasks"
      type="info"
      showIcon
      role="status"
      title={
        tasks === undefined ? (
          '\u00A0'
        ) : tasks.length === 0 ? (
          'Nothing needs you now.'
        ) : (
          <ul>
            {tasks.map(({ text, path }) => (
              <li key={path}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
