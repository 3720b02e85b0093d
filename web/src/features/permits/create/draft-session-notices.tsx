import { Alert } from 'antd';
import { RestoredDraftNotice } from './restored-draft-notice.tsx';
import type { DraftSession } from './use-draft-session.ts';

interface DraftSessionNoticesProps {
  noun: string;
  started: DraftSession;
  startOver: () => void;
}

/** Notices above a form: unfinished work was restored, or another tab already saves this user's work. */
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
