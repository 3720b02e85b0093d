import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import {
  GetStopToLiftDocument,
  LiftStopDocument,
  type StopToLiftFactsFragment,
} from '../../../generated/area-stops.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useTextDraft } from '../../../lib/session/use-text-draft.ts';
import { useHasBeen } from '../../../lib/use-has-been.ts';
import { useToast } from '../../../lib/toast.ts';
import './area-stops.css';

interface LiftStopProps {
  stopId: string;
  siteName: string;
  /** Whether everybody was called to the assembly point. */
  mustered: boolean;
}

/** Who was not seen at the assembly point, by name, before somebody lifts the stop without them. */
function UnseenPeople({ notSeen, mustered }: Pick<StopToLiftFactsFragment, 'notSeen'> & { mustered: boolean }) {
  if (notSeen.length === 0) return mustered && <p>Everybody was seen at the assembly point.</p>;
  const names = (
    <ul className="unseen-people">
      {notSeen.map(({ _id, name }) => (
        <li key={_id}>{name}</li>
      ))}
    </ul>
  );
  const title = notSeen.length === 1 ? '1 person is not seen' : `${notSeen.length} people are not seen`;
  return <Alert type="warning" role="status" showIcon title={title} description={names} />;
}

/**
 * The button and the dialog with which somebody lifts a stop of all work, wherever it is shown. It names who was not seen
 * at the assembly point, and sends what it has shown: the server lifts no stop that is another by then.
 */
export function LiftStop({ stopId: id, siteName, mustered }: LiftStopProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useTextDraft(`liftStop:${id}`);
  const [refusal, setRefusal] = useState('');
  const [changed, setChanged] = useState<StopToLiftFactsFragment | null>(null);
  const { data, error, loading, refetch } = useQuery(GetStopToLiftDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    skip: !isOpen,
  });
  const [send, isSending] = useCommand(LiftStopDocument, { refetch: 'active', silent: true });
  // Also a closed dialog takes a while to render, and few open it.
  const showsDialog = useHasBeen(isOpen);
  const toast = useToast();
  const answer = loading ? undefined : data?.getStopToLift;
  const toLift = changed ?? answer?.toLift;
  const problem = refusal || (answer?.success === false ? answer.message : '');

  function close() {
    setOpen(false);
    setRefusal('');
    setChanged(null);
  }

  async function lift({ version, notSeen }: StopToLiftFactsFragment) {
    setRefusal('');
    const payload = await send({ id, reason, shown: { version, notSeen: notSeen.map(({ _id }) => _id) } });
    if (payload.success) {
      toast('success', payload.message);
      setReason('');
      return close();
    }
    setRefusal(payload.message);
    if ('toLift' in payload && payload.toLift) setChanged(payload.toLift);
  }

  return (
    <>
      <Button className="lift-stop" onClick={() => setOpen(true)}>
        Lift the stop…
      </Button>
      {showsDialog && (
        <Modal
          open={isOpen}
          title={`Lift the stop at ${siteName}?`}
          okText="Lift the stop"
          cancelText="Go back"
          confirmLoading={isSending}
          okButtonProps={{ disabled: !toLift }}
          onOk={() => toLift && void lift(toLift)}
          onCancel={close}
          mask={{ closable: false }}
        >
          <div className="stop-all-work">
            {problem !== '' && <Alert type="error" showIcon title={problem} />}
            {toLift && <UnseenPeople notSeen={toLift.notSeen} mustered={mustered} />}
            {loading && !toLift && <LoadingPage label="Reading who is not seen" />}
            {error && !loading && !toLift && (
              <ErrorState title="It is not known who was not seen." onRetry={() => void refetch()} />
            )}
            <p>
              Jobs can start again. Each job that was suspended is resumed on its own, after an inspection.
              {mustered && ' The muster list is no longer frozen then; its record stays.'}
            </p>
            <TextField
              label="Reason"
              hint={
                mustered
                  ? 'Needed if somebody was not seen at the assembly point: it is recorded with their names, and their holders are told.'
                  : undefined
              }
              rows={2}
              value={reason}
              onChange={setReason}
            />
          </div>
        </Modal>
      )}
    </>
  );
}
