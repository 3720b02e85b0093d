import { Alert } from 'antd';
import { Link } from 'react-router';
import { toViewPath } from '../components/permit-level.ts';
import { useFollowedPermit } from './use-followed-permit.ts';

/** States which expired child permit the new one continues, and what is not copied; nothing for any other. */
export function FollowUpNote({ id }: { id: string }) {
  const { followed } = useFollowedPermit(id);
  if (!followed) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          Follow-up of <Link to={toViewPath(followed)}>{followed.code}</Link>
        </>
      }
      description="Its answers are copied. Fill in the dates, signatures, declarations, files and maps again."
    />
  );
}
