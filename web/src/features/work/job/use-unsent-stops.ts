import { useCallback, useEffect, useRef, useState } from 'react';
import { StopWorkDocument, type StopWorkMutationVariables } from '../../../generated/work.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { readUnsentData, saveUnsentData } from '../../../lib/session/offline-data.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast.ts';
import type { PermitWork } from './use-permit-work.ts';
import type { WorkFailure } from './use-send-work.ts';
import { findMessageKind } from './work.ts';

/** A stop as it was pressed: sent again under its key, it stops the work once. */
export type UnsentStop = StopWorkMutationVariables & { idempotencyKey: string; deviceTime: string };

/** What became of a stop. */
type PressResult = { state: 'made' | 'waits' } | { state: 'refused'; failure: WorkFailure };

/** The stops of a permit that this device has and the server does not. */
export interface UnsentStops {
  unsent: readonly UnsentStop[];
  /** Keeps a stop on the device, and sends it. */
  press: (stop: Omit<UnsentStop, 'idempotencyKey'>) => Promise<PressResult>;
  sendAll: () => Promise<void>;
}

/** How often what waits is sent again, in milliseconds. */
const tryEvery = 8_000;

const silent = { silent: true };

/** Keeps stops of a permit on the device until the server has answered them. */
export function useUnsentStops(permitId: string, permitWork: PermitWork | undefined): UnsentStops {
  const { _id: userId } = useSignedInUser();
  const name = `stop:${userId}:${permitId}`;
  const [unsent, setUnsent] = useState(() => (readUnsentData(name) as UnsentStop[] | undefined) ?? []);
  const [firstTry, setFirstTry] = useState<UnsentStop>();
  const current = useRef<readonly UnsentStop[]>(unsent);
  const isSending = useRef(false);
  const [send] = useCommand(StopWorkDocument, silent);
  const toast = useToast();
  const work = useRef(permitWork);
  work.current = permitWork;

  const keep = useCallback(
    (next: UnsentStop[]) => {
      current.current = next;
      saveUnsentData(name, next.length > 0 ? next : undefined);
      setUnsent(next);
    },
    [name],
  );

  const sendOne = useCallback(
    async (stop: UnsentStop): Promise<PressResult> => {
      const answer = await send(stop);
      if (answer.code === 'FAILED') return { state: 'waits' };
      keep(current.current.filter((other) => other.idempotencyKey !== stop.idempotencyKey));
      if (answer.success) {
        const item = 'item' in answer ? answer.item : null;
        if (item) work.current?.accept(item);
        void work.current?.refresh();
        toast(item ? findMessageKind(item) : 'success', answer.message);
        return { state: 'made' };
      }
      const kind = answer.code === 'CONFLICT' ? 'conflict' : 'refused';
      if (kind === 'conflict') await work.current?.refresh();
      const problems = 'problems' in answer ? answer.problems : [];
      return { state: 'refused', failure: { kind, message: answer.message, problems } };
    },
    [keep, send, toast],
  );

  const press = useCallback(
    async (pressed: Omit<UnsentStop, 'idempotencyKey'>) => {
      const stop = { ...pressed, idempotencyKey: crypto.randomUUID() } as UnsentStop;
      keep([...current.current, stop]);
      setFirstTry(stop);
      const result = await sendOne(stop);
      setFirstTry(undefined);
      return result;
    },
    [keep, sendOne],
  );

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (const stop of current.current) {
      const result = await sendOne(stop);
      if (result.state === 'waits') break;
      if (result.state === 'refused') toast('error', result.failure.message);
    }
    isSending.current = false;
  }, [sendOne, toast]);

  useEffect(() => {
    if (current.current.length > 0) void sendAll();
    const sendSoon = () => void sendAll();
    const timer = setInterval(sendSoon, tryEvery);
    globalThis.addEventListener('online', sendSoon);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', sendSoon);
    };
  }, [sendAll]);

  return { unsent: unsent.filter((stop) => stop !== firstTry), press, sendAll };
}
