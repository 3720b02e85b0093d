/** @jsxImportSource preact */
import { EntryLog } from './entry-log.tsx';
import { InsideList, ReachableList } from './inside-list.tsx';
import type { PageLanguage } from './language.ts';
import type { MainAction, PageMode } from './page-state.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatSiteTime, readServerTime } from './time.ts';
import type { PageCheck, PageItem, SignedOnWorker } from './use-sign-on-page.ts';
import type { WorkActions } from './use-work-actions.ts';
import { WorkerCard } from './worker-card.tsx';

interface WorkerPanelProps {
  item: PageItem;
  worker: SignedOnWorker;
  mode: PageMode;
  main: MainAction;
  actions: WorkActions;
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
  onSignOff: () => void;
  onCheck: (check: PageCheck) => void;
}

/** What a worker on the job sees and does there: their card, the checks of their role, and who is inside. */
export function WorkerPanel(props: WorkerPanelProps) {
  const { item, worker, mode, main, actions, receivedAt, phrases, language, onSignOff, onCheck } = props;
  const { crew } = phrases;
  const { entries, isSending } = actions;
  const shown = { item, receivedAt, phrases, language };
  const hasCheckFirst = worker.checks.length > 0 && !worker.recordsOthers;
  const checks = <CheckButtons {...shown} checks={worker.checks} onCheck={onCheck} />;
  return (
    <>
      <WorkerCard {...shown} worker={worker} isInside={mode.isInside}>
        {mode.isInside && main !== 'comeOut' && (
          <button type="button" className="large" disabled={isSending} onClick={() => void entries.comeOut(null)}>
            {crew.comeOut}
          </button>
        )}
        {!mode.isInside && !mode.isOutWaiting && main !== 'signOff' && (
          <button type="button" className="text" disabled={isSending} onClick={onSignOff}>
            {phrases.signOff}
          </button>
        )}
        <button type="button" className="text" onClick={() => actions.setIsAnother(true)}>
          {phrases.anotherWorker}
        </button>
      </WorkerCard>
      {hasCheckFirst && checks}
      {worker.recordsOthers ? (
        <EntryLog {...shown} entries={entries} waiting={actions.waiting} />
      ) : (
        <InsideList {...shown} />
      )}
      {!hasCheckFirst && checks}
      <ReachableList item={item} phrases={phrases} />
    </>
  );
}

interface CheckButtonsProps {
  item: PageItem;
  checks: readonly PageCheck[];
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
  onCheck: (check: PageCheck) => void;
}

/** The checks that the worker records, each with when it was made last and is due. */
function CheckButtons({ item, checks, receivedAt, phrases, language, onCheck }: CheckButtonsProps) {
  const now = readServerTime(item.now, receivedAt);
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
  if (checks.length === 0) return null;
  return (
    <section className="checks">
      {checks.map((check) => {
        const { series, title, takenAt, dueAt } = check;
        const times = [
          ...(takenAt ? [phrases.crew.lastAt(format(takenAt))] : []),
          ...(dueAt ? [phrases.crew.dueAt(format(dueAt))] : []),
        ];
        return (
          <button key={series} type="button" className="large" onClick={() => onCheck(check)}>
            {phrases.crew.record(title)}
            {times.length > 0 && <small>{times.join(' · ')}</small>}
          </button>
        );
      })}
    </section>
  );
}
