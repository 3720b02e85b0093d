import { useState } from 'preact/hooks';
import { SignOnHereDocument } from '../../generated/sign-on-page.ts';
import { readDeviceKey } from './device-key.ts';
import type { PageLanguage } from './language.ts';
import type { TypedProof } from './pin-fields.tsx';
import { formatRefusal } from './problem-text.ts';
import type { Phrases } from './phrases/phrases.ts';
import { send } from './send.ts';
import type { StopRequest } from './stop-sheet.tsx';
import { readServerTime } from './time.ts';
import { useChange } from './use-change.ts';
import type { PageItem, SignOnAnswer } from './use-sign-on-page.ts';
import { useWaiting, type PressResult } from './use-waiting.ts';
import type { Waiting } from './waiting.ts';

const nothingTyped: TypedProof = { passNumber: '', pin: '' };

interface WorkActionsOptions {
  token: string;
  item: PageItem;
  receivedAt: number;
  take: (answer: SignOnAnswer) => void;
  phrases: Phrases;
  language: PageLanguage;
}

/** What a worker does on the page, with what they typed for it. */
export function useWorkActions({ token, item, receivedAt, take, phrases, language }: WorkActionsOptions) {
  const [typed, setTyped] = useState(nothingTyped);
  const [hasUnderstood, setHasUnderstood] = useState(false);
  // A crew may share a telephone: the others prove who they are by their PINs.
  const [isAnother, setIsAnother] = useState(false);
  const [done, setDone] = useState('');
  const { change, isSending, problem, setProblem } = useChange(take, phrases, language);
  const { unsent, isPressing, sentLater, refusal, press, sendAll } = useWaiting(token, take);
  const worker = isAnother ? null : item.worker;
  const isTyped = typed.passNumber.trim() !== '' && typed.pin !== '';

  const askForProof = () => {
    setProblem(phrases.fillIn);
    document.getElementById(typed.passNumber.trim() === '' ? 'page-pass' : 'page-pin')?.focus();
  };

  async function signOn() {
    if (!isTyped) return askForProof();
    if (!hasUnderstood) return setProblem(phrases.tickFirst);
    setDone('');
    const isDone = await change(async () => (await send(SignOnHereDocument, { token, ...typed })).signOnHere);
    if (isDone) setIsAnother(false);
    setTyped(isDone ? nothingTyped : { ...typed, pin: '' });
  }

  /** Who presses now, and when by the server's clock. */
  const createPressed = () => ({
    deviceTime: new Date(readServerTime(item.now, receivedAt)).toISOString(),
    deviceKey: readDeviceKey(token),
    ...(!worker && { passNumber: typed.passNumber }),
  });

  /** Whether it is done, or will be without anybody doing more. */
  async function pressAndShow(one: Waiting): Promise<PressResult['state'] | 'refused'> {
    setProblem('');
    const result = await press(one);
    if (result.state === 'waits' || result.answer.success) return result.state;
    setProblem(formatRefusal(result.answer, phrases, language));
    return 'refused';
  }

  async function signOff() {
    if (!worker && !isTyped) return askForProof();
    setDone('');
    const { pin } = typed;
    const state = await pressAndShow({ kind: 'signOff', ...createPressed(), ...(!worker && { pin }) });
    if (state === 'refused') return setTyped({ ...typed, pin: '' });
    setIsAnother(false);
    setTyped(nothingTyped);
    if (state === 'answered') setDone(phrases.signedOffNow);
  }

  /** Returns whether the stop was taken, here or by the server. */
  async function stop(request: StopRequest): Promise<boolean> {
    if (!worker && typed.passNumber.trim() === '') {
      setProblem(phrases.fillInPass);
      return false;
    }
    return (await pressAndShow({ kind: 'stop', ...createPressed(), ...request })) !== 'refused';
  }

  const lateProblem = refusal ? formatRefusal(refusal, phrases, language) : '';
  return {
    ...{ typed, setTyped, hasUnderstood, setHasUnderstood, worker, isAnother, setIsAnother },
    ...{ done, isSending: isSending || isPressing, problem: problem || lateProblem, setProblem },
    ...{ waiting: unsent, sentLater, sendAll, signOn, signOff, stop },
  };
}
