import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { readDeviceKey } from './device-key.ts';
import { SendError } from './send.ts';
import type { SignOnAnswer } from './use-sign-on-page.ts';
import { isDone, needsOrder, readWaiting, sendWaiting, storeWaiting, type Waiting } from './waiting.ts';

/** How often the page tries to send what waits, in milliseconds. */
const tryEvery = 8_000;

/** What reached the server later than it was pressed. */
export interface SentLater {
  kind: Waiting['kind'];
  pressedAt: string;
  at: string;
}

/** What became of something that was pressed. */
export type PressResult = { state: 'waits' } | { state: 'answered'; answer: SignOnAnswer };

/**
 * Keeps what is pressed on the device until the server has answered it: it is sent at once, then again and again, and
 * when the page is opened the next time. `take` shows the page that answers it.
 */
export function useWaiting(token: string, take: (answer: SignOnAnswer) => void) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>(() => readWaiting(token));
  const [firstTry, setFirstTry] = useState<Waiting>();
  const [sentLater, setSentLater] = useState<SentLater>();
  const [refusal, setRefusal] = useState<SignOnAnswer>();
  const current = useRef(waiting);
  const isSending = useRef(false);
  // Whoever pressed them was told that they wait.
  const late = useRef(new Set<Waiting>());
  const firstSignOff = useRef<Waiting | undefined>(undefined);

  const keep = useCallback(
    (next: readonly Waiting[]) => {
      current.current = next;
      storeWaiting(token, next);
      setWaiting(next);
    },
    [token],
  );

  const sendOne = useCallback(
    async (one: Waiting): Promise<PressResult> => {
      try {
        const answer = await sendWaiting(token, one, late.current.has(one));
        keep(current.current.filter((other) => other !== one));
        // Another worker may have signed on with this device since.
        const own = readDeviceKey(token);
        take(one.deviceKey === null || one.deviceKey === own ? answer : { ...answer, deviceKey: own });
        return { state: 'answered', answer };
      } catch (error) {
        if (!(error instanceof SendError)) throw error;
        for (const each of current.current) late.current.add(each);
        return { state: 'waits' };
      }
    },
    [keep, take, token],
  );

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // A sign-off that may be asked about is on its way already, and nothing waits behind it.
      const findNext = () => current.current.find((one) => one !== firstSignOff.current);
      for (let one = findNext(); one !== undefined; one = findNext()) {
        const result = await sendOne(one);
        if (result.state === 'waits') return;
        const { answer } = result;
        if (!isDone(one, answer)) setRefusal(answer);
        else if (answer.item) setSentLater({ kind: one.kind, pressedAt: one.deviceTime, at: answer.item.now });
      }
    } finally {
      isSending.current = false;
    }
  }, [sendOne]);

  /** Keeps and sends something; only what takes something back, and what follows that, has its order. */
  const press = useCallback(
    async (one: Waiting): Promise<PressResult> => {
      const before = current.current;
      keep([...before, one]);
      setSentLater(undefined);
      setRefusal(undefined);
      if (needsOrder(one, before)) {
        await sendAll();
        return { state: 'waits' };
      }
      setFirstTry(one);
      if (one.kind === 'signOff') firstSignOff.current = one;
      const result = await sendOne(one);
      if (firstSignOff.current === one) firstSignOff.current = undefined;
      setFirstTry(undefined);
      return result;
    },
    [keep, sendAll, sendOne],
  );

  useEffect(() => {
    void sendAll();
    const sendSoon = () => void sendAll();
    const timer = setInterval(sendSoon, tryEvery);
    globalThis.addEventListener('online', sendSoon);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', sendSoon);
    };
  }, [sendAll]);

  // What is on its way for the first time is not called unsent: with a network it arrives within a moment.
  const unsent = waiting.filter((one) => one !== firstTry);
  return { unsent, isPressing: firstTry !== undefined, sentLater, refusal, press, sendAll };
}
