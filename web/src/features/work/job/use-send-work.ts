import type { Operation } from '../../../lib/api/operation.ts';
import { useRef, useState } from 'react';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { createActionKeys } from '../../../lib/action-keys.ts';
import type { PermitWork } from './use-permit-work.ts';
import { findMessageKind, type Work, type WorkAnswer } from './work.ts';

/** Why a change was not made. */
export interface WorkFailure {
  /** 'not sent': whether it was made is unknown, and a repeat under the same key makes it once. */
  kind: 'conflict' | 'not sent' | 'refused';
  message: string;
  /** What is missing, and who can meet it. */
  problems: WorkAnswer['problems'];
}

const silent = { silent: true };

/** The page that a change belongs to. */
export interface WorkPage {
  permitWork: PermitWork;
  /** Called while a change is under way, so that its event is not shown as somebody else's. */
  onSending: (isSending: boolean) => void;
  /** Called with the work after a change of the viewer's own. */
  onChanged: (work: Work) => void;
}

/**
 * Sends a change of the work. After a refusal what was filled in stays, and a repeat of a request without a response
 * has the same key. Returns whether it was made.
 */
export function useSendWork<Variables extends object>(
  document: Operation<{ work: WorkAnswer }, Variables>,
  { permitWork, onSending, onChanged }: WorkPage,
) {
  const [send] = useCommand(document, silent);
  const [keys] = useState(createActionKeys);
  const [failure, setFailure] = useState<WorkFailure>();
  const [isSending, setSending] = useState(false);
  // Two quick clicks both see the state before the first.
  const isBusy = useRef(false);
  const toast = useToast();

  /**
   * Sends a request under its key. What makes a repeat the same is the request without the version it was based on.
   * `findMessage`: how a message says that it was made, given the work as it is then; 'nothing' where a sheet says so.
   */
  async function sendWork(
    request: object,
    toVariables: (idempotencyKey: string) => Variables,
    findMessage: (item: Work) => 'success' | 'warning' | 'nothing' = findMessageKind,
  ): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    onSending(true);
    setFailure(undefined);
    const answer = await send(toVariables(keys.getKey(request)));
    if (answer.code !== 'FAILED') keys.reset();
    const item = 'item' in answer ? answer.item : null;
    if (answer.success && item) {
      permitWork.accept(item);
      onChanged(item);
      void permitWork.refresh();
      const kind = findMessage(item);
      if (kind !== 'nothing') toast(kind, answer.message);
    } else {
      const kind = answer.code === 'CONFLICT' ? 'conflict' : answer.code === 'FAILED' ? 'not sent' : 'refused';
      // The newest state loads first, so that the refusal appears with the state it refers to.
      if (kind === 'conflict') await permitWork.refresh();
      setFailure({ kind, message: answer.message, problems: 'problems' in answer ? answer.problems : [] });
    }
    isBusy.current = false;
    setSending(false);
    onSending(false);
    return answer.success;
  }

  return { sendWork, failure, isSending };
}
