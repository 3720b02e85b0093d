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
import { useEntries } from './use-entries.ts';
import type { LeavingQuestion, PageItem, RoleQuestion, SignOnAnswer } from './use-sign-on-page.ts';
import { useWaiting, type PressResult } from './use-waiting.ts';
import { isOwnOut, type Waiting } from './waiting.ts';

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
  const entries = useEntries({ token, item, receivedAt, take, press, phrases, language });
  const [roleQuestion, setRoleQuestion] = useState<RoleQuestion>();
  const [chosen, setChosen] = useState(0);
  const [leavingQuestion, setLeavingQuestion] = useState<LeavingQuestion>();
  const isTyped = typed.passNumber.trim() !== '' && typed.pin !== '';

  const askForProof = () => {
    setProblem(phrases.fillIn);
    document.getElementById(typed.passNumber.trim() === '' ? 'page-pass' : 'page-pin')?.focus();
  };

  async function signOn() {
    if (!isTyped) return askForProof();
    if (!hasUnderstood) return setProblem(phrases.tickFirst);
    setDone('');
    const roles = roleQuestion?.options[chosen]?.roles;
    let question: RoleQuestion | null = null;
    const isDone = await change(async () => {
      const answer = (await send(SignOnHereDocument, { token, ...typed, ...(roles && { roles }) })).signOnHere;
      question = answer.roleQuestion;
      return answer;
    });
    // Assigned where the compiler does not look.
    const next = question as RoleQuestion | null;
    setRoleQuestion(next ?? undefined);
    setChosen(0);
    // Whoever is asked what they do has proved who they are: the PIN stays until they have answered.
    if (next) return;
    if (isDone) setIsAnother(false);
    setTyped(isDone ? nothingTyped : { ...typed, pin: '' });
  }

  /** Somebody else signs on or off, or the same worker begins anew, or stays. */
  const leaveQuestion = () => {
    setRoleQuestion(undefined);
    setLeavingQuestion(undefined);
    setProblem('');
    setTyped({ ...typed, pin: '' });
  };

  /** Who presses now, and when by the server's clock. */
  const createPressed = () => ({
    deviceTime: new Date(readServerTime(item.now, receivedAt)).toISOString(),
    deviceKey: readDeviceKey(token),
    ...(!worker && { passNumber: typed.passNumber }),
  });

  /** Whether it is done, or will be without anybody doing more. */
  async function pressAndShow(one: Waiting): Promise<PressResult['state'] | 'refused' | 'asked'> {
    setProblem('');
    const result = await press(one);
    const question = result.state === 'answered' ? result.answer.leavingQuestion : null;
    setLeavingQuestion(question ?? undefined);
    if (question) return 'asked';
    if (result.state === 'waits' || result.answer.success) return result.state;
    setProblem(formatRefusal(result.answer, phrases, language));
    return 'refused';
  }

  /** `answered` is what was asked about the leaving of a worker who leaves all the same. */
  async function signOff(answered?: LeavingQuestion) {
    if (!worker && !isTyped) return askForProof();
    setDone('');
    const proof = worker ? {} : { pin: typed.pin };
    const isOut = answered ? answered.isInside : worker !== null && unsent.some(isOwnOut);
    const answers = { ...(isOut && { hasComeOut: true as const }), ...(answered && { allTheSame: true as const }) };
    const state = await pressAndShow({ kind: 'signOff', ...createPressed(), ...proof, ...answers });
    // Whoever is asked has proved who they are: the PIN stays until they have answered.
    if (state === 'asked') return;
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
    ...{ roleQuestion, chosen, setChosen, leavingQuestion, leaveQuestion, entries },
    ...{ setDone, waiting: unsent, sentLater, sendAll, signOn, signOff, stop },
  };
}

export type WorkActions = ReturnType<typeof useWorkActions>;
