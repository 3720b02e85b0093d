import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Button } from 'antd';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import { TextField } from '../../components/field/text-field.tsx';
import { FieldDialog } from '../../components/form/field-dialog.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { ErrorState, LoadingPage } from '../../components/page/states.tsx';
import { TagList } from '../../components/status/tag-list.tsx';
import { useCommand } from '../../lib/api/use-command.ts';
import { useQuery } from '../../lib/api/use-query.ts';
import { useToast } from '../../lib/toast.ts';
import { EndOtherSessionsDocument, GetOwnSessionsDocument, type GetOwnSessionsQuery } from '../../generated/profile.ts';

const endOthersLabel = 'Sign out everywhere else';
const consequence = 'Signs you out on all other devices. You stay signed in here.';
const commandOptions = { silent: true, refetch: ['GetOwnSessions'] };

/** The devices on which the user is signed in, with a button that signs out all others. */
export function OwnSessions() {
  const { data, error, refetch } = useQuery(GetOwnSessionsDocument);
  const sessions = data?.getMySessions;
  return (
    <Panel
      title="Where you are signed in"
      className="facts-panel"
      extra={sessions && sessions.items.length > 1 && <EndOtherSessions passwordNeeded={sessions.passwordNeeded} />}
    >
      {sessions && (
        <ul className="own-sessions">
          {sessions.items.map((session) => (
            <OwnSession key={session._id} session={session} />
          ))}
        </ul>
      )}
      {!sessions && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
    </Panel>
  );
}

type Session = GetOwnSessionsQuery['getMySessions']['items'][number];

function OwnSession({ session: { current, createdAt, lastSeenAt } }: { session: Session }) {
  return (
    <li>
      <MonitorSmartphone size={18} aria-hidden />
      <div>
        <p>
          Signed in on <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
        </p>
        <p className="own-session-use">
          Last used on <time dateTime={lastSeenAt}>{formatDayAndTime(lastSeenAt)}</time>
        </p>
      </div>
      {current && <TagList tags={[{ key: 'current', label: 'This device' }]} />}
    </li>
  );
}

function EndOtherSessions({ passwordNeeded }: { passwordNeeded: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  const [endOthers, isEnding] = useCommand(EndOtherSessionsDocument, commandOptions);
  const confirm = useConfirm();
  const toast = useToast();

  async function confirmAndEnd() {
    if (passwordNeeded) return setConfirming(true);
    const confirmed = await confirm({
      title: endOthersLabel,
      content: consequence,
      confirmLabel: 'Sign out',
      destructive: true,
    });
    if (!confirmed) return;
    const payload = await endOthers({ password: null });
    toast(payload.success ? 'success' : 'error', payload.message);
  }

  return (
    <>
      <Button icon={<LogOut size={16} aria-hidden />} loading={isEnding} onClick={() => void confirmAndEnd()}>
        {endOthersLabel}
      </Button>
      {isConfirming && (
        <FieldDialog
          title={endOthersLabel}
          action="Sign out"
          initial=""
          findProblem={(text) => (text === '' ? 'Type your password.' : undefined)}
          onSave={(password) => endOthers({ password })}
          onClose={() => setConfirming(false)}
        >
          {(field) => (
            <TextField
              {...field}
              label="Your password"
              type="password"
              required
              autoFocus
              autoComplete="current-password"
              hint={consequence}
            />
          )}
        </FieldDialog>
      )}
    </>
  );
}
