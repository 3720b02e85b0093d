import { Alert } from 'antd';
import { RestoredDraftNotice } from './restored-draft-notice.tsx';
import type { DraftSession } from './use-draft-session.ts';

interface DraftSessionNoticesProps {
  noun: string;
  started: DraftSession;
  startOver: () => void;
}

/** Over a form: whether unfinished work is back, and whether another tab keeps this user's own. */
export function DraftSessionNotices({ noun, started, startOver }: DraftSessionNoticesProps) {
  return (
    <>
      <RestoredDraftNotice noun={noun} restored={started.restored} startOver={startOver} />
      {!started.autosave && (
        <Alert
          type="warning"
          showIcon
          title={`You are raising a ${noun} in another tab. Your entries here are not saved when you leave.`}
        />
      )}
    </>
  );
}
