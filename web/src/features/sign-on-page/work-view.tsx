/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { SignOffHereDocument, SignOnHereDocument, StopWorkHereDocument } from '../../generated/sign-on-page.ts';
import { ConditionBand } from './condition-band.tsx';
import { readDeviceKey } from './device-key.ts';
import type { PageLanguage } from './language.ts';
import { PinFields, type TypedProof } from './pin-fields.tsx';
import { formatProblem } from './problem-text.ts';
import type { Phrases } from './phrases/phrases.ts';
import { send } from './send.ts';
import { Signs } from './signs.tsx';
import { StopSheet, type StopRequest } from './stop-sheet.tsx';
import { formatSiteTime } from './time.ts';
import { useChange } from './use-change.ts';
import { WorkFacts } from './work-facts.tsx';
import type { PageItem, SignOnAnswer, WorkSigns } from './use-sign-on-page.ts';

const nothingTyped: TypedProof = { passNumber: '', pin: '' };

interface WorkViewProps {
  token: string;
  item: PageItem;
  signs: WorkSigns | undefined;
  receivedAt: number;
  take: (answer: SignOnAnswer) => void;
  phrases: Phrases;
  language: PageLanguage;
}

/** The work, its dangers, and what a worker does about it: sign on, sign off, stop it. */
export function WorkView({ token, item, signs, receivedAt, take, phrases, language }: WorkViewProps) {
  const [typed, setTyped] = useState(nothingTyped);
  const [hasUnderstood, setHasUnderstood] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const [done, setDone] = useState('');
  const { change, isSending, problem, setProblem } = useChange(take, phrases, language);

  const isTyped = typed.passNumber.trim() !== '' && typed.pin !== '';
  const askForProof = () => {
    setProblem(phrases.fillIn);
    document.getElementById(typed.passNumber.trim() === '' ? 'page-pass' : 'page-pin')?.focus();
  };
  const { closedBy, mayBeStopped } = item;
  // A crew may share a telephone: the others prove who they are by their PINs.
  const [isAnother, setIsAnother] = useState(false);
  const worker = isAnother ? null : item.worker;
  // The device keeps its own worker's key while another one acts on it.
  const prove = () => ({ ...(!worker && typed), deviceKey: readDeviceKey(token) });

  async function signOn() {
    if (!isTyped) return askForProof();
    if (!hasUnderstood) return setProblem(phrases.tickFirst);
    setDone('');
    const isDone = await change(async () => (await send(SignOnHereDocument, { token, ...typed })).signOnHere);
    if (isDone) setIsAnother(false);
    setTyped(isDone ? nothingTyped : { ...typed, pin: '' });
  }

  async function signOff() {
    if (!worker && !isTyped) return askForProof();
    const isDone = await change(async () => (await send(SignOffHereDocument, { token, ...prove() })).signOffHere);
    if (isDone) setIsAnother(false);
    setDone(isDone ? phrases.signedOffNow : '');
    setTyped(isDone ? nothingTyped : { ...typed, pin: '' });
  }

  async function stop(request: StopRequest) {
    if (!worker && !isTyped) return setProblem(phrases.fillIn);
    const isDone = await change(
      async () => (await send(StopWorkHereDocument, { token, ...prove(), ...request })).stopWorkHere,
    );
    if (isDone) setIsStopping(false);
  }

  const toggleStop = (isOpen: boolean) => {
    setProblem('');
    setIsStopping(isOpen);
  };

  return (
    <>
      <main>
        <ConditionBand item={item} receivedAt={receivedAt} phrases={phrases} language={language} />
        <WorkFacts item={item} phrases={phrases} language={language} />
        {signs && <Signs signs={signs} phrases={phrases} />}
        <ul className="notes">
          {item.notes.map((note) => (
            <li key={note}>{phrases.notes[note]}</li>
          ))}
        </ul>
        {worker ? (
          <div className="signed-on">
            <p>
              {phrases.signedOnSince(
                worker.name,
                formatSiteTime(worker.since, new Date(item.now).getTime(), item.timeZone, language),
              )}
            </p>
            <button type="button" className="text" onClick={() => setIsAnother(true)}>
              {phrases.anotherWorker}
            </button>
          </div>
        ) : (
          <form id="proof" noValidate onSubmit={(event) => event.preventDefault()}>
            {closedBy && <p className="closed">{formatProblem(closedBy, phrases, language)}</p>}
            <PinFields typed={typed} onType={setTyped} phrases={phrases} prefix="page" />
            {!closedBy && (
              <label className="choice" htmlFor="understood">
                <input
                  id="understood"
                  type="checkbox"
                  checked={hasUnderstood}
                  onChange={({ currentTarget }) => setHasUnderstood(currentTarget.checked)}
                />
                {phrases.understood}
              </label>
            )}
            <div className="others">
              {!closedBy && item.signedOn > 0 && (
                <button type="button" className="text" disabled={isSending} onClick={() => void signOff()}>
                  {phrases.signOff}
                </button>
              )}
              {isAnother && (
                <button type="button" className="text" onClick={() => setIsAnother(false)}>
                  {phrases.cancel}
                </button>
              )}
            </div>
          </form>
        )}
        <p className="problem" role="alert">
          {isStopping ? '' : problem}
        </p>
        <p className="done" role="status">
          {done}
        </p>
        <p className="count">{phrases.signedOnCount(item.signedOn)}</p>
        <p className="count">
          <a href={item.permitPath}>{phrases.openPermit}</a>
        </p>
      </main>
      <div className="bar">
        {mayBeStopped && (
          <button type="button" className="stop" onClick={() => toggleStop(true)}>
            {phrases.stopWork}
          </button>
        )}
        {worker || closedBy ? (
          <button type="button" className="main" disabled={isSending} onClick={() => void signOff()}>
            {phrases.signOff}
          </button>
        ) : (
          <button type="submit" form="proof" className="main" disabled={isSending} onClick={() => void signOn()}>
            {phrases.signOn}
          </button>
        )}
      </div>
      {isStopping && (
        <StopSheet
          phrases={phrases}
          typed={worker ? undefined : typed}
          onType={setTyped}
          problem={problem}
          isSending={isSending}
          onStop={(request) => void stop(request)}
          onCancel={() => toggleStop(false)}
        />
      )}
    </>
  );
}
