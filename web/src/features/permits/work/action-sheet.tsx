import { Button } from 'antd';
import { useState } from 'react';
import { getWorkRow, type WorkAction } from '@eptw/domain/work/work-table';
import { ActionFields } from './action-fields.tsx';
import { emptyInput, findMissingFields, toExtras, type ActionInput } from './action-input.ts';
import { actionTexts } from './action-texts.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useSendWork, type WorkPage } from './use-send-work.ts';
import { workDocuments } from './work-documents.ts';
import { WorkSheet } from './work-sheet.tsx';

interface ActionSheetProps {
  action: WorkAction;
  page: WorkPage;
  onClose: () => void;
}

/** Actions that make work safer are sent whatever the version on screen: nothing newer may hold them up. */
const ignoresVersion: readonly WorkAction[] = ['stopWork', 'pauseWork'];

/** Asks for what an action needs and sends it. What was filled in stays until the action was made. */
export function ActionSheet({ action, page, onClose }: ActionSheetProps) {
  const { work, series } = page.permitWork;
  const { title, intro, button } = actionTexts[action];
  const [input, setInput] = useState<ActionInput>(emptyInput);
  const [isChecked, setChecked] = useState(false);
  const { sendWork, failure, isSending } = useSendWork(workDocuments[action], page);
  const missing = findMissingFields(action, input, work);
  const available = work.workActions.find((each) => each.action === action);
  const blockedBy = available ? available.blockedBy : 'This is not possible any more.';
  const isDanger = getWorkRow(action).tone === 'danger';

  async function send() {
    setChecked(true);
    if (Object.keys(missing).length > 0) return;
    const request = { id: work.permitId, ...toExtras(action, input, work.timeZone) };
    const isDone = await sendWork(request, (idempotencyKey) => ({
      ...request,
      ...(!ignoresVersion.includes(action) && { version: work.version }),
      idempotencyKey,
    }));
    if (isDone) onClose();
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
            loading={isSending}
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
          onChange={(change) => setInput((current) => ({ ...current, ...change }))}
        />
        <FailureNotice failure={failure} work={work} />
      </form>
    </WorkSheet>
  );
}
