/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { EntryRefusal } from './entry-refusal.tsx';
import { describeInside, Length, RescueCall } from './inside-list.tsx';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatProblem } from './problem-text.ts';
import { RescuerForm } from './rescuer-form.tsx';
import { formatSiteTime, useServerTime } from './time.ts';
import { toKey, type Entries, type Goer } from './use-entries.ts';
import type { PageItem, PersonAtSpace } from './use-sign-on-page.ts';
import { isOut, type Waiting } from './waiting.ts';
import { useEffect, useState } from 'preact/hooks';

interface EntryLogProps {
  item: PageItem;
  entries: Entries;
  waiting: readonly Waiting[];
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
}

const nobody: PersonAtSpace[] = [];

const lastWords = { in: 'wentIn', out: 'cameOut', notOut: 'stillInside' } as const;

/** Who is inside and who is not, with 'In' and 'Out' at one tap, for whoever watches at the entrance. */
export function EntryLog({ item, entries, waiting, receivedAt, phrases, language }: EntryLogProps) {
  const now = useServerTime(item.now, receivedAt);
  const { crew } = phrases;
  const people = useSteady(item.people, entries.tappedAt);
  const { inside = nobody, outside = nobody } = people ?? {};
  const stillInside = (item.people?.inside ?? nobody).filter((person) => !isOut(person, waiting));
  const isInsideNow = (person: Goer) => stillInside.some((one) => toKey(one) === toKey(person));
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
  const closed = item.worker?.staysOutBecause;
  const isClosed = closed != null && closed.key !== 'roleStaysOutside';
  const { last, refused } = entries;

  return (
    <>
      {isClosed && <p className="hint orange">{formatProblem(closed, phrases, language)}</p>}
      <section className="people blue">
        <h2>
          {crew.insideNow} <b className="number">{stillInside.length}</b>
        </h2>
        <ul>
          {inside.map((person) => (
            <Row key={toKey(person)} person={person} note={describeInside(person, phrases, format)}>
              {person.since && <Length since={person.since} now={now} phrases={phrases} />}
              <button
                type="button"
                disabled={!isInsideNow(person)}
                aria-label={`${crew.tapOut}: ${person.name}`}
                onClick={() => void entries.comeOut(person)}
              >
                {crew.tapOut}
              </button>
            </Row>
          ))}
        </ul>
        <RescueCall item={item} phrases={phrases} />
      </section>
      <section className="people">
        <h2>{crew.outside}</h2>
        <ul>
          {outside.map((person) => (
            <Row
              key={toKey(person)}
              person={person}
              note={person.since && crew.outAt(format(person.since))}
              above={
                refused?.goer &&
                toKey(refused.goer) === toKey(person) && (
                  <EntryRefusal refused={refused} goer={person} entries={entries} phrases={phrases} />
                )
              }
            >
              <button
                type="button"
                className={isClosed ? 'grey' : ''}
                disabled={isInsideNow(person) || entries.isGoing}
                aria-label={`${crew.tapIn}: ${person.name}`}
                onClick={() => void entries.goIn(person)}
              >
                {crew.tapIn}
              </button>
            </Row>
          ))}
        </ul>
        <RescuerForm entries={entries} phrases={phrases} />
      </section>
      {last && (
        <p className="last" role="status">
          {crew[lastWords[last.direction]](last.goer.name, format(last.at))}{' '}
          {last.direction !== 'notOut' && (
            <button type="button" className="text" onClick={entries.undo}>
              {crew.wrongPerson}
            </button>
          )}
        </p>
      )}
    </>
  );
}

interface RowProps {
  person: PersonAtSpace;
  note: string | null;
  /** Why they did not go in. */
  above?: ComponentChildren;
  children: ComponentChildren;
}

function Row({ person, note, above, children }: RowProps) {
  return (
    <>
      {above && <li className="refused">{above}</li>}
      <li>
        <span>
          <b lang="en">{person.name}</b>
          {note && <small>{note}</small>}
        </span>
        {children}
      </li>
    </>
  );
}

/** How long rows stay where they are after a tap, in milliseconds: a second tap must not hit the next person. */
const heldFor = 3_000;

/** A value that does not change until a while after the last tap. */
function useSteady<Value>(value: Value, tappedAt: number): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const wait = Math.max(0, tappedAt + heldFor - Date.now());
    const timer = setTimeout(() => setShown(value), wait);
    return () => clearTimeout(timer);
  }, [value, tappedAt]);
  return tappedAt === 0 ? value : shown;
}
