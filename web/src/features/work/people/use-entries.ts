import { useRef, useState } from 'react';
import { RecordEntryDocument } from '../../../generated/work.ts';
import { useSendWork, type WorkPage } from '../job/use-send-work.ts';
import type { Work } from '../job/work.ts';

/** Who goes in or comes out: a worker on the job, or a rescuer by name. */
export interface Goer {
  /** Identifies them on the screen. */
  key: string;
  name: string;
  worker: string | null;
}

/** What an entry says besides who and where to. */
interface EntryMeaning {
  /** That they went in although it was refused. */
  allTheSame?: true;
  /** That the 'out' before it was a mistake. */
  takesBack?: true;
}

/** An entry that was sent last. */
export interface SentEntry extends EntryMeaning {
  goer: Goer;
  direction: 'in' | 'out';
  /** Whether it is recorded. */
  isRecorded: boolean;
}

/** Records who goes into the space and comes out; `last` is the entry that was sent last. */
export function useEntries(page: WorkPage) {
  const { work, clock } = page.permitWork;
  const { sendWork, failure, isSending } = useSendWork(RecordEntryDocument, page);
  const [last, setLast] = useState<SentEntry>();
  /** When each 'out' was pressed that has not been sent: a repeat counts from then. */
  const pressed = useRef(new Map<string, string>());

  function readPressedAt({ key, name, worker }: Goer): string {
    const isGoer = (one: Work['inside'][number]) => one.worker === worker && (worker !== null || one.person === name);
    const since = Date.parse(work.inside.find(isGoer)?.since ?? '') || 0;
    // The clocks differ by a moment: nobody comes out before they went in.
    const now = new Date(Math.max(Date.now() + clock.offset, since)).toISOString();
    // Whoever has gone in again since comes out of this time, not of the one before.
    const saved = pressed.current.get(key);
    const at = saved !== undefined && Date.parse(saved) >= since ? saved : now;
    pressed.current.set(key, at);
    return at;
  }

  /** Returns whether it is recorded. */
  async function record(goer: Goer, direction: 'in' | 'out', meaning: EntryMeaning = {}): Promise<boolean> {
    if (isSending) return false;
    // What the server has refused was received: another press is another 'out'.
    if (last && failure && failure.kind !== 'not sent') pressed.current.delete(last.goer.key);
    setLast({ goer, direction, ...meaning, isRecorded: false });
    const request = {
      permitId: work.permitId,
      ...(goer.worker === null ? { rescuer: goer.name } : { worker: goer.worker }),
      direction,
      ...meaning,
      ...(direction === 'out' && { deviceTime: readPressedAt(goer) }),
    };
    const isRecorded = await sendWork(
      request,
      (idempotencyKey) => ({ ...request, idempotencyKey }),
      () => 'nothing',
    );
    if (isRecorded) pressed.current.delete(goer.key);
    setLast({ goer, direction, ...meaning, isRecorded });
    return isRecorded;
  }

  return { record, last, failure, isSending };
}

/** What the rows of people need to record entries. */
export type Entries = ReturnType<typeof useEntries>;
