import { Alert } from 'antd';
import { Link } from 'react-router';
import { stepsLeft } from './setup-steps.ts';
import { useSetupProgress } from './use-setup-progress.ts';

/** Leads to the setup as long as something is missing that permits need. */
export function SetupNotice() {
  const { progress } = useSetupProgress();
  const left = progress ? stepsLeft(progress) : 0;
  if (left === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          This installation is not set up yet: {left === 1 ? 'one step is' : `${left} steps are`} left before permits
          can be raised and closed. <Link to="/setup">Go on with the setup</Link>
        </>
      }
    />
  );
}
