/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatProblem } from './problem-text.ts';
import { formatRoles, RoleSign } from './role-signs.tsx';
import { countSince, formatSiteTime, useServerTime } from './time.ts';
import type { PageItem, SignedOnWorker } from './use-sign-on-page.ts';

interface WorkerCardProps {
  item: PageItem;
  worker: SignedOnWorker;
  isInside: boolean;
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
  /** What can be done besides the main button. */
  children: ComponentChildren;
}

/** Who is signed on with this device and as what; of whoever goes inside, where they are and since when. */
export function WorkerCard({ item, worker, isInside, receivedAt, phrases, language, children }: WorkerCardProps) {
  const now = useServerTime(item.now, receivedAt);
  const { crew } = phrases;
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
  const [role] = worker.roles;
  const { hours, minutes } = countSince(worker.insideSince ?? item.now, now);
  return (
    <section className={`signed-on ${isInside ? 'blue' : ''}`}>
      {role && (
        <p className="who">
          <span className="tag">
            <RoleSign role={role} /> {formatRoles(worker.roles, phrases)}
          </span>
        </p>
      )}
      {(worker.goesInside || isInside) && (
        <p className="clock" role="status">
          {isInside ? crew.length(hours, minutes) : crew.outside}
        </p>
      )}
      {isInside && worker.insideSince && <p>{crew.insideSince(format(worker.insideSince))}</p>}
      <p className="since">{phrases.signedOnSince(worker.name, format(worker.since))}</p>
      {worker.goesInside && !isInside && (
        <Conditions item={item} format={format} phrases={phrases} language={language} worker={worker} />
      )}
      {isInside && <p>{crew.comeOutFirst}</p>}
      <div className="others">{children}</div>
    </section>
  );
}

interface ConditionsProps {
  item: PageItem;
  worker: SignedOnWorker;
  format: (at: string) => string;
  phrases: Phrases;
  language: PageLanguage;
}

/** What going in depends on, with its values. */
function Conditions({ item: { people, gasTests }, worker, format, phrases, language }: ConditionsProps) {
  const { crew } = phrases;
  const names = (people?.reachable ?? []).flatMap(({ name, roles }) => (roles.includes('attendant') ? [name] : []));
  const { staysOutBecause: problem } = worker;
  return (
    <>
      <ul className="conditions">
        <Condition isMet={names.length > 0}>
          {names.length > 0 ? crew.atEntrance(names.join(', ')) : crew.nobodyAtEntrance}
        </Condition>
        {gasTests.map(({ series, title, passed, takenAt, dueAt }) => (
          <Condition key={series} isMet={passed === true && problem?.key !== 'gasTestTooOld'}>
            {passed && takenAt ? crew.testPassed(title, format(takenAt)) : crew.testFailed(title)}
            {passed && dueAt && `, ${crew.goodUntil(format(dueAt))}`}
          </Condition>
        ))}
      </ul>
      {problem && <p className="hint orange">{formatProblem(problem, phrases, language)}</p>}
    </>
  );
}

function Condition({ isMet, children }: { isMet: boolean; children: ComponentChildren }) {
  return (
    <li className={isMet ? 'green' : 'red'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isMet ? 'M4 13l5 5L20 7' : 'M6 6l12 12M18 6L6 18'} />
      </svg>
      <span>{children}</span>
    </li>
  );
}
