/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { PageLanguage } from './language.ts';
import { findPageMode } from './page-state.ts';
import type { Phrases } from './phrases/phrases.ts';
import { ProofForm } from './proof-form.tsx';
import { Signs } from './signs.tsx';
import { StateBands } from './state-bands.tsx';
import { StopSheet, type StopRequest } from './stop-sheet.tsx';
import { formatSiteTime } from './time.ts';
import type { PageItem, SignOnAnswer, WorkSigns } from './use-sign-on-page.ts';
import { useWorkActions } from './use-work-actions.ts';
import { WorkFacts } from './work-facts.tsx';

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
  const [isStopping, setIsStopping] = useState(false);
  const actions = useWorkActions({ token, item, receivedAt, take, phrases, language });
  const { typed, setTyped, worker, isAnother, setIsAnother, isSending, problem, setProblem, waiting } = actions;
  const mode = findPageMode(item, waiting);
  const { closedBy, mayBeStopped } = item;
  const mayLeaveHere = worker !== null || item.signedOn > 0;
  const signsOff = worker !== null || closedBy !== null || mode.isStanding;
  const hasMain = !mode.isAlarm && !mode.isOutWaiting;
  const stopTitle = mode.isStanding || mode.isStopWaiting ? phrases.reportDanger : phrases.stopWork;

  const toggleStop = (isOpen: boolean) => {
    setProblem('');
    setIsStopping(isOpen);
  };
  const stop = async (request: StopRequest) => {
    if (await actions.stop(request)) setIsStopping(false);
  };

  const signOffLink = (
    <button type="button" className="text" disabled={isSending} onClick={() => void actions.signOff()}>
      {phrases.signOff}
    </button>
  );
  const card = worker ? (
    <div className="signed-on">
      <p>
        {phrases.signedOnSince(
          worker.name,
          formatSiteTime(worker.since, new Date(item.now).getTime(), item.timeZone, language),
        )}
      </p>
      {!hasMain && signOffLink}
      <button type="button" className="text" onClick={() => setIsAnother(true)}>
        {phrases.anotherWorker}
      </button>
    </div>
  ) : (
    <ProofForm
      item={item}
      typed={typed}
      onType={setTyped}
      hasUnderstood={actions.hasUnderstood}
      onUnderstand={actions.setHasUnderstood}
      phrases={phrases}
      language={language}
    >
      {(!signsOff || !hasMain) && mayLeaveHere && signOffLink}
      {signsOff && !closedBy && (
        <button type="button" className="text" disabled={isSending} onClick={() => void actions.signOn()}>
          {phrases.signOn}
        </button>
      )}
      {isAnother && (
        <button type="button" className="text" onClick={() => setIsAnother(false)}>
          {phrases.cancel}
        </button>
      )}
    </ProofForm>
  );
  const isCardFirst = worker !== null || mode.isStanding;

  return (
    <>
      <main>
        <StateBands
          item={item}
          mode={mode}
          waiting={waiting}
          sentLater={actions.sentLater}
          receivedAt={receivedAt}
          phrases={phrases}
          language={language}
          onSend={() => void actions.sendAll()}
        />
        <WorkFacts item={item} phrases={phrases} language={language} />
        {isCardFirst && card}
        {signs && <Signs signs={signs} phrases={phrases} />}
        <ul className="notes">
          {item.notes.map((note) => (
            <li key={note}>{phrases.notes[note]}</li>
          ))}
        </ul>
        {!isCardFirst && card}
        <p className="problem" role="alert">
          {isStopping ? '' : problem}
        </p>
        <p className="done" role="status">
          {actions.done}
        </p>
        <p className="count">{phrases.signedOnCount(item.signedOn)}</p>
        <p className="count">
          <a href={item.permitPath}>{phrases.openPermit}</a>
        </p>
      </main>
      <div className="bar">
        {(mayBeStopped || mode.isStopWaiting) && (
          <button type="button" className="stop" onClick={() => toggleStop(true)}>
            {stopTitle}
          </button>
        )}
        {hasMain && signsOff && (
          <button type="button" className="main" disabled={isSending} onClick={() => void actions.signOff()}>
            {mode.isStopWaiting ? phrases.signOffOut : phrases.signOff}
          </button>
        )}
        {hasMain && !signsOff && (
          <button
            type="submit"
            form="proof"
            className="main"
            disabled={isSending}
            onClick={() => void actions.signOn()}
          >
            {phrases.signOn}
          </button>
        )}
      </div>
      {isStopping && (
        <StopSheet
          phrases={phrases}
          title={stopTitle}
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
