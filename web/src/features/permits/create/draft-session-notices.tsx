import { Alert } from 'antd';
import { RestoredDraftNotice } from './restored-draft-notice.tsx';
import type { DraftSession } from './use-draft-session.ts';

interface DraftSessionNoticesProps {
  noun: string;
  session: DraftSession;
  startOver: () => void;
}

/** Notices above a form: unfinished work was restored, or another tab already saves this user's work. */
export function DraftSessionNotices({ noun, session, startOver }: DraftSessionNoticesProps) {
  return (
    <>
      <RestoredDraftNotice
        noun={noun}
        restored={session.restored}
        unsentCount={session.unsentFiles?.count() ?? 0}
        startOver={startOver}
      />
      {!session.autosave && (
        <Alert
          type="warning"
          showIcon
          title={`You are raising a ${noun} in another tab. Your entries here are not saved when you leave.`}
        />
      )}
    </>
  );
}
