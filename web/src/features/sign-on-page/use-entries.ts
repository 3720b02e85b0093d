import { useState } from 'preact/hooks';
import { RecordEntryHereDocument } from '../../generated/sign-on-page.ts';
import { readDeviceKey } from './device-key.ts';
import type { PageLanguage } from './language.ts';
import { formatFailure, formatRefusal } from './problem-text.ts';
import type { Phrases } from './phrases/phrases.ts';
import { send, SendError } from './send.ts';
import { readServerTime } from './time.ts';
import type { PageItem, SignOnAnswer } from './use-sign-on-page.ts';
import type { PressResult } from './use-waiting.ts';
import { isDone, type Waiting } from './waiting.ts';

/** Who goes: a worker on the job by id, or a rescuer by name. */
export interface Goer {
  worker: string | null;
  name: string;
}

/** What names a person in the lists. */
export const toKey = ({ worker, name }: Goer) => worker ?? `rescuer ${name}`;

interface EntriesOptions {
  token: string;
  item: PageItem;
  receivedAt: number;
  take: (answer: SignOnAnswer) => void;
  press: (one: Waiting) => Promise<PressResult>;
  phrases: Phrases;
  language: PageLanguage;
}

/** Why somebody did not go in. */
export interface RefusedEntry {
  /** Null for the worker of the device. */
  goer: Goer | null;
  text: string;
  /** Whether the server refused it, and not the network. */
  isRefusal: boolean;
}

/** What was recorded last, so that it can be undone. */
export interface LastEntry {
  goer: Goer;
  direction: 'in' | 'out' | 'notOut';
  at: string;
}

/** Records who goes in, which needs the server, and who comes out, which is kept on the device until it has it. */
export function useEntries({ token, item, receivedAt, take, press: pressWaiting, phrases, language }: EntriesOptions) {
  const [refused, setRefused] = useState<RefusedEntry>();
  const [last, setLast] = useState<LastEntry>();
  const [tappedAt, setTappedAt] = useState(0);
  const [isGoing, setIsGoing] = useState(false);
  const readNow = () => new Date(readServerTime(item.now, receivedAt)).toISOString();

  const begin = (goer: Goer | null) => {
    setRefused(undefined);
    if (goer) setTappedAt(Date.now());
  };

  /** Records that somebody goes in; the worker of the device without a goer. Returns whether it is recorded. */
  async function goIn(goer: Goer | null, allTheSame = false): Promise<boolean> {
    if (isGoing) return false;
    begin(goer);
    setIsGoing(true);
    const who = goer ? toSent(goer) : {};
    try {
      const sent = { token, deviceKey: readDeviceKey(token), direction: 'in', ...who, allTheSame } as const;
      const answer = (await send(RecordEntryHereDocument, sent)).recordEntryHere;
      take(answer);
      if (!answer.success) setRefused({ goer, text: formatRefusal(answer, phrases, language), isRefusal: true });
      else if (goer) setLast({ goer, direction: 'in', at: readNow() });
      return answer.success;
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      setRefused({ goer, text: formatFailure(error, phrases), isRefusal: false });
      return false;
    } finally {
      setIsGoing(false);
    }
  }

  /** Records that somebody has come out, or that this was a mistake; the worker of the device without a goer. */
  async function press(kind: 'out' | 'notOut', goer: Goer | null): Promise<void> {
    begin(goer);
    const at = readNow();
    if (goer) setLast({ goer, direction: kind, at });
    const who = goer ? { ...toSent(goer), name: goer.name } : {};
    const result = await pressWaiting({ kind, deviceTime: at, deviceKey: readDeviceKey(token), ...who });
    if (result.state === 'answered' && !isDone({ kind }, result.answer))
      setRefused({
        ...{ goer, text: formatRefusal(result.answer, phrases, language) },
        // Who was out for long goes in again, which can be refused.
        isRefusal: kind === 'notOut',
      });
  }

  const comeOut = (goer: Goer | null) => press('out', goer);
  const undo = () => {
    if (last) void press(last.direction === 'in' ? 'out' : 'notOut', last.goer);
  };

  return { refused, dismiss: () => setRefused(undefined), last, tappedAt, isGoing, goIn, comeOut, undo };
}

function toSent({ worker, name }: Goer): { worker?: string; rescuer?: string } {
  return worker === null ? { rescuer: name } : { worker };
}

export type Entries = ReturnType<typeof useEntries>;
