import { useLayoutEffect, useRef } from 'react';
import { Panel } from '../../../components/page/panel.tsx';
import { useNow } from '../../../lib/use-now.ts';
import type { MusterAlarm } from './muster-source.ts';
import { groupings, groupPeople, type Grouping, type MusterPerson } from './muster.ts';
import { PersonRow } from './person-row.tsx';

interface PeoplePanelsProps {
  people: readonly MusterPerson[];
  grouping: Grouping;
  alarm: MusterAlarm;
  clockAheadMs: number;
  timeZone: string;
  onTick: (worker: string, isSeen: boolean) => void;
  onRemove: (worker: string) => void;
}

/** The second click of a double click hits the row that has moved up to the pointer: somebody whom nobody has seen. */
const doubleClickMs = 400;

const listBoxes = (panels: HTMLElement | null) => [
  ...(panels?.querySelectorAll<HTMLInputElement>('.muster-tick input') ?? []),
];

/**
 * The people by place or company. A row that was ticked sinks, and keeps the focus; where it leaves what is shown, the
 * next one gets it.
 */
export function PeoplePanels({ people, grouping, alarm, clockAheadMs, timeZone, onTick, onRemove }: PeoplePanelsProps) {
  const now = new Date(useNow().getTime() + clockAheadMs);
  const panels = useRef<HTMLDivElement>(null);
  const position = useRef(0);
  const ticked = useRef<HTMLElement>(undefined);
  const last = useRef({ worker: '', at: -doubleClickMs });
  useLayoutEffect(() => {
    // The browser takes the focus from an element that is moved.
    if (ticked.current && document.activeElement === document.body) {
      const boxes = listBoxes(panels.current);
      const next = ticked.current.isConnected ? ticked.current : (boxes[position.current] ?? boxes.at(-1));
      next?.focus({ preventScroll: true });
    }
    ticked.current = undefined;
  });

  function tick(worker: string, isSeen: boolean, at: number) {
    if (worker !== last.current.worker && at - last.current.at < doubleClickMs) return;
    last.current = { worker, at };
    if (document.activeElement instanceof HTMLElement) ticked.current = document.activeElement;
    position.current = listBoxes(panels.current).findIndex((box) => box === document.activeElement);
    onTick(worker, isSeen);
  }

  return (
    <div className="muster-places" ref={panels}>
      {groupPeople(people, grouping).map(({ name, people: present, notSeen }) => (
        <Panel
          key={name}
          title={name || groupings[grouping].unnamed}
          extra={
            <span className="muster-count" data-all={notSeen === 0 || undefined}>
              {notSeen === 0 ? 'all seen' : `${notSeen} not seen`}
            </span>
          }
        >
          <ul>
            {present.map((person) => (
              <PersonRow
                key={`${person.worker} ${person.permitId ?? ''}`}
                person={person}
                grouping={grouping}
                alarm={alarm}
                timeZone={timeZone}
                now={now}
                onTick={(isSeen, at) => tick(person.worker, isSeen, at)}
                onRemove={() => onRemove(person.worker)}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
