import { Button } from 'antd';
import { FolderCheck, Gauge, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { actionTable } from '@eptw/domain/permit/actions';
import { getActionLabel } from '@eptw/domain/work/table/work-table';
import { toReviewPath } from '../../permits/components/permit-level.ts';
import { ActionIcon } from './action-icon.tsx';
import { formatRecordLabel } from '@eptw/domain/work/records/record-label';
import type { WorkScreen } from '../job/use-work-screen.ts';

/** The button of the next step: the only filled one of the page. Nothing where there is nothing to do. */
export function NextButton({ screen: { step, permit, page, open } }: { screen: WorkScreen }) {
  const navigate = useNavigate();
  const does = step?.does;
  if (!does) return null;
  if ('closes' in does)
    return (
      <Button
        type="primary"
        size="large"
        className="work-button"
        icon={<FolderCheck size={17} aria-hidden />}
        onClick={() => void navigate(toReviewPath(permit))}
      >
        {actionTable.requestClosure.label}
      </Button>
    );
  const { label, icon } =
    'signOn' in does
      ? { label: 'Sign on', icon: <UserPlus size={17} aria-hidden /> }
      : 'record' in does
        ? { label: formatRecordLabel(does.record.series), icon: <Gauge size={17} aria-hidden /> }
        : {
            label: getActionLabel(does.action, page.permitWork.work.condition ?? undefined),
            icon: <ActionIcon action={does.action} />,
          };
  return (
    <Button type="primary" size="large" className="work-button" icon={icon} onClick={() => open(does)}>
      {label}
    </Button>
  );
}
