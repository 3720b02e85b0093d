import { Alert } from 'antd';
import { RestoredNotice } from './restored-notice.tsx';
import type { StartedWork } from './use-started-work.ts';

interface StartNoticesProps {
  noun: string;
  started: StartedWork;
  startOver: () => void;
}

/** Over a form: whether unfinished work is back, and whether another tab keeps this user's own. */
export function StartNotices({ noun, started, startOver }: StartNoticesProps) {
  return (
    <>
      <RestoredNotice noun={noun} restored={started.restored} startOver={startOver} />
      {!started.autosave && (
        <Alert
          type="warning"
          showIcon
          title={`You are raising a ${noun} in another tab. What you enter here is not kept when you leave.`}
        />
      )}
    </>
  );
}
