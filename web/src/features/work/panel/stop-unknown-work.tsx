import { maximumWorkText } from '@eptw/domain/text/work-text';
import type { StopKind } from '@eptw/domain/work/log/stop-kinds';
import { workTable } from '@eptw/domain/work/table/work-table';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { retryQueries } from '../../../lib/api/refetch-queries.ts';
import { useTextDraft } from '../../../lib/session/use-text-draft.ts';
import { getActionTexts } from '../actions/action-texts.ts';
import type { UnsentStops } from '../job/use-unsent-stops.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import { StopKindChoice } from '../stops/stop-kind-choice.tsx';

interface StopUnknownWorkProps {
  permitId: string;
  stops: UnsentStops;
  onClose: () => void;
}

/**
 * The sheet that stops work whose condition is not known: a stop needs neither that nor a version. The time is the
 * device's. It stays open when the condition arrives.
 */
export function StopUnknownWork({ permitId, stops, onClose }: StopUnknownWorkProps) {
  const { title, intro, button } = getActionTexts('stopWork', null);
  const { asks } = workTable.stopWork;
  const [kind, setKind] = useState<StopKind>();
  const [reason, setReason] = useTextDraft(`stopWork:${permitId}`);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send() {
    const words = reason.trim();
    if (!kind && words === '') return setProblem(asks.reason.refusal);
    setSending(true);
    const pressed = { id: permitId, ...(kind && { kind }), ...(words !== '' && { reason: words }) };
    const result = await stops.press({ ...pressed, deviceTime: new Date().toISOString() });
    setSending(false);
    if (result.state === 'refused') return setRefusal(result.failure.message);
    setReason('');
    onClose();
    retryQueries();
  }

  return (
    <WorkSheet
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            Go back
          </Button>
          <Button size="large" type="primary" danger loading={isSending} onClick={() => void send()}>
            {button}
          </Button>
        </>
      }
    >
      <form
        className="work-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {intro && <p className="work-intro">{intro}</p>}
        <StopKindChoice label={asks.kind.label} kind={kind} onChange={setKind} />
        <TextField
          label={asks.reason.label}
          rows={2}
          maxLength={maximumWorkText}
          value={reason}
          problem={kind || reason.trim() !== '' ? undefined : problem}
          onChange={setReason}
        />
        {refusal && <Alert type="error" showIcon title={refusal} />}
      </form>
    </WorkSheet>
  );
}
