import { Button } from 'antd';
import { useState } from 'react';
import { getWorkRow, ignoresVersion, isAlarm, type WorkAction } from '@eptw/domain/work/table/work-table';
import { ActionFields } from './action-fields.tsx';
import { emptyInput, findMissingFields, toExtras, type ActionExtras, type ActionInput } from '../sheet/action-input.ts';
import { getActionTexts } from './action-texts.ts';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import { useSendWork, type WorkFailure, type WorkPage } from '../job/use-send-work.ts';
import type { UnsentStops } from '../job/use-unsent-stops.ts';
import { useTextDraft } from '../../../lib/session/use-text-draft.ts';
import { workDocuments } from './work-documents.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';

interface ActionSheetProps {
  action: WorkAction;
  page: WorkPage;
  stops: UnsentStops;
  onClose: () => void;
}

/**
 * Asks for what an action needs and sends it. What was filled in stays until the action was made; the reason also when
 * the sheet is closed or the page is reloaded.
 */
export function ActionSheet({ action, page, stops, onClose }: ActionSheetProps) {
  const { work, series } = page.permitWork;
  const { title, intro, button } = getActionTexts(action, work.condition);
  const [reason, setReason] = useTextDraft(`${action}:${work.permitId}`);
  const [entered, setEntered] = useState<ActionInput>(emptyInput);
  const input = { ...entered, reason };
  const [isChecked, setChecked] = useState(false);
  const { sendWork, failure, isSending } = useSendWork(workDocuments[action], page);
  const [stopFailure, setStopFailure] = useState<WorkFailure>();
  const [isStopping, setStopping] = useState(false);
  const missing = findMissingFields(action, input, work);
  const available = work.workActions.find((each) => each.action === action);
  const blockedBy = available ? available.blockedBy : 'This is not possible any more.';
  const isDanger = getWorkRow(action).tone === 'danger';

  async function send() {
    setChecked(true);
    if (Object.keys(missing).length > 0) return;
    const request = { id: work.permitId, ...toExtras(action, input, work.timeZone) };
    if (isAlarm(action)) return stop(request);
    const isDone = await sendWork(request, (idempotencyKey) => ({
      ...request,
      ...(!ignoresVersion(action) && { version: work.version }),
      idempotencyKey,
    }));
    if (!isDone) return;
    setReason('');
    onClose();
  }

  /** A stop is kept on the device until the server has it: nobody presses it twice, and it counts from now. */
  async function stop(request: ActionExtras & { id: string }) {
    setStopping(true);
    page.onSending(true);
    const deviceTime = new Date(Date.now() + page.permitWork.clock.offset).toISOString();
    const result = await stops.press({ ...request, deviceTime });
    page.onSending(false);
    setStopping(false);
    if (result.state === 'refused') return setStopFailure(result.failure);
    setReason('');
    onClose();
  }

  const isRepeat = failure?.kind === 'not sent';
  return (
    <WorkSheet
      title={title}
      onClose={onClose}
      footer={
        <>
          {blockedBy && !isRepeat && <p className="work-blocked">{blockedBy}</p>}
          <Button size="large" onClick={onClose}>
            Go back
          </Button>
          <Button
            size="large"
            type="primary"
            danger={isDanger}
            loading={isSending || isStopping}
            // A repeat is possible whatever the page shows: the first request may have been the change it shows.
            disabled={blockedBy !== null && !isRepeat}
            onClick={() => void send()}
          >
            {isRepeat ? 'Try again' : button}
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
        <ActionFields
          {...{ action, work, series, input }}
          problems={isChecked ? missing : {}}
          onChange={(change) => {
            setEntered((current) => ({ ...current, ...change }));
            if (change.reason !== undefined) setReason(change.reason);
          }}
        />
        <FailureNotice failure={failure ?? stopFailure} work={work} />
      </form>
    </WorkSheet>
  );
}
