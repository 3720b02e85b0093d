import { useLayoutEffect, useRef } from 'react';
import { Panel } from '../../../components/page/panel.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { listPlaces, type MusterPerson } from './muster.ts';
import { PersonRow } from './person-row.tsx';

interface PlacePanelsProps {
  people: readonly MusterPerson[];
  timeZone: string;
  onTick: (worker: string, isSeen: boolean) => void;
}

/** The second click of a double click hits the row that has moved up to the pointer: somebody whom nobody has seen. */
const doubleClickMs = 400;

/** The people by place. A row that was ticked sinks, and keeps the focus. */
export function PlacePanels({ people, timeZone, onTick }: PlacePanelsProps) {
  const now = useNow();
  const ticked = useRef<HTMLElement>(undefined);
  const last = useRef({ worker: '', at: -doubleClickMs });
  useLayoutEffect(() => {
    // The browser takes the focus from an element that is moved.
    if (document.activeElement === document.body) ticked.current?.focus({ preventScroll: true });
    ticked.current = undefined;
  });

  function tick(worker: string, isSeen: boolean, at: number) {
    if (worker !== last.current.worker && at - last.current.at < doubleClickMs) return;
    last.current = { worker, at };
    if (document.activeElement instanceof HTMLElement) ticked.current = document.activeElement;
    onTick(worker, isSeen);
  }

  return (
    <div className="muster-places">
      {listPlaces(people).map(({ place, people: present, notSeen }) => (
        <Panel
          key={place}
          title={place || 'Place not given'}
          extra={
            <span className="muster-count" data-all={notSeen === 0 || undefined}>
              {notSeen === 0 ? 'all seen' : `${notSeen} not seen`}
            </span>
          }
        >
          <ul>
            {present.map((person) => (
              <PersonRow
                key={`${person.worker} ${person.permitId}`}
                person={person}
                timeZone={timeZone}
                now={now}
                onTick={(isSeen, at) => tick(person.worker, isSeen, at)}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
