/** @jsxImportSource preact */
import { staysAwake } from '@eptw/domain/work/sign-on/awake-screen';
import { useState } from 'preact/hooks';
import { CheckSheet } from './check-sheet.tsx';
import { InsideList } from './inside-list.tsx';
import type { PageLanguage } from './language.ts';
import { LeaveSheet } from './leave-sheet.tsx';
import { PageBar } from './page-bar.tsx';
import { findMainAction, findPageMode } from './page-state.ts';
import type { Phrases } from './phrases/phrases.ts';
import { ProofForm } from './proof-form.tsx';
import { RoleForm } from './role-form.tsx';
import { Signs } from './signs.tsx';
import { StateBands } from './state-bands.tsx';
import { StopSheet, type StopRequest } from './stop-sheet.tsx';
import { useChecks } from './use-checks.ts';
import type {
  LeavingQuestion,
  PageCheck,
  PageItem,
  SignedOnWorker,
  SignOnAnswer,
  WorkSigns,
} from './use-sign-on-page.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useWorkActions } from './use-work-actions.ts';
import { WorkFacts } from './work-facts.tsx';
import { WorkerPanel } from './worker-panel.tsx';

interface WorkViewProps {
  token: string;
  item: PageItem;
  signs: WorkSigns | undefined;
  receivedAt: number;
  take: (answer: SignOnAnswer) => void;
  phrases: Phrases;
  language: PageLanguage;
}

/** What lies over the page: at most one. */
type OpenSheet = { kind: 'stop' } | { kind: 'leave' } | { kind: 'check'; check: PageCheck };

/** What the worker's own device asks before they leave. It offers no leaving to whoever is inside. */
function toQuestion({ people }: PageItem, { name, rolesLost, leavesTooFew }: SignedOnWorker): LeavingQuestion {
  const othersInside = (people?.inside ?? []).map((person) => person.name);
  return { name, isInside: false, rolesLost, leavesTooFew, othersInside };
}

/** The work, its dangers, and what a worker does about it: sign on, go in, record, sign off, stop it. */
export function WorkView({ token, item, signs, receivedAt, take, phrases, language }: WorkViewProps) {
  const [sheet, setSheet] = useState<OpenSheet>();
  const actions = useWorkActions({ token, item, receivedAt, take, phrases, language });
  const checks = useChecks({ token, item, receivedAt, take, phrases, language });
  const { typed, setTyped, worker, isAnother, setIsAnother, isSending, problem, setProblem, waiting, roleQuestion } =
    actions;
  const mode = findPageMode(item, waiting);
  // Also while somebody else uses the telephone: its own worker is still on the job.
  useWakeLock(item.worker !== null && staysAwake({ roles: item.worker.roles, isInside: mode.isInside }));
  const main = findMainAction(item, mode, worker !== null);
  const stopTitle = mode.isStanding || mode.isStopWaiting ? phrases.reportDanger : phrases.stopWork;
  const shown = { item, receivedAt, phrases, language };

  const open = (next: OpenSheet | undefined) => {
    setProblem('');
    checks.reset();
    setSheet(next);
  };
  const stop = async (request: StopRequest) => {
    if (await actions.stop(request)) setSheet(undefined);
  };
  const leave = (answered?: LeavingQuestion) => {
    setSheet(undefined);
    void actions.signOff(answered);
  };
  const signOff = () => (worker && worker.rolesLost.length > 0 ? open({ kind: 'leave' }) : leave());
  // What the worker's own device asks by itself, and what the server asks of whoever signs off by pass number.
  const question =
    actions.leavingQuestion ?? (sheet?.kind === 'leave' && worker ? toQuestion(item, worker) : undefined);

  const form = (
    <ProofForm
      item={item}
      typed={typed}
      onType={setTyped}
      hasUnderstood={actions.hasUnderstood}
      onUnderstand={actions.setHasUnderstood}
      phrases={phrases}
      language={language}
    >
      {main !== 'signOff' && item.signedOn > 0 && (
        <button type="button" className="text" disabled={isSending} onClick={() => leave()}>
          {phrases.signOff}
        </button>
      )}
      {(main === 'signOff' || mode.isAlarm) && !item.closedBy && (
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
  const card = worker ? (
    <WorkerPanel
      {...shown}
      worker={worker}
      mode={mode}
      main={main}
      actions={actions}
      onSignOff={signOff}
      onCheck={(check) => open({ kind: 'check', check })}
    />
  ) : roleQuestion ? (
    <RoleForm
      item={item}
      roleQuestion={roleQuestion}
      chosen={actions.chosen}
      onChoose={actions.setChosen}
      onLeave={actions.leaveQuestion}
      phrases={phrases}
      language={language}
    />
  ) : (
    form
  );
  const isCardFirst = worker !== null || roleQuestion !== undefined || mode.isStanding;

  return (
    <>
      <main>
        <StateBands
          {...shown}
          mode={mode}
          waiting={waiting}
          sentLater={actions.sentLater}
          onSend={() => void actions.sendAll()}
        />
        <WorkFacts item={item} phrases={phrases} language={language} />
        {isCardFirst && card}
        {!worker && <InsideList {...shown} />}
        {signs && <Signs signs={signs} phrases={phrases} />}
        <ul className="notes">
          {item.notes.map((note) => (
            <li key={note}>{phrases.notes[note]}</li>
          ))}
        </ul>
        {!isCardFirst && card}
        <p className="problem" role="alert">
          {sheet ? '' : problem}
        </p>
        <p className="done" role="status">
          {actions.done}
        </p>
        <p className="count">{phrases.signedOnCount(item.signedOn)}</p>
        <p className="count">
          <a href={item.permitPath}>{phrases.openPermit}</a>
        </p>
      </main>
      <PageBar
        item={item}
        mode={mode}
        main={main}
        actions={actions}
        phrases={phrases}
        stopTitle={stopTitle}
        onStop={() => open({ kind: 'stop' })}
        onSignOff={signOff}
      />
      {sheet?.kind === 'stop' && (
        <StopSheet
          phrases={phrases}
          title={stopTitle}
          typed={worker ? undefined : typed}
          onType={setTyped}
          problem={problem}
          isSending={isSending}
          onStop={(request) => void stop(request)}
          onCancel={() => open(undefined)}
        />
      )}
      {question && (
        <LeaveSheet
          item={item}
          question={question}
          isNamed={question === actions.leavingQuestion}
          phrases={phrases}
          isSending={isSending}
          onLeave={() => leave(actions.leavingQuestion)}
          onStay={() => {
            open(undefined);
            if (actions.leavingQuestion) actions.leaveQuestion();
          }}
        />
      )}
      {sheet?.kind === 'check' && (
        <CheckSheet
          item={item}
          check={sheet.check}
          checks={checks}
          phrases={phrases}
          onPassed={() => actions.setDone(phrases.crew.passed)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
