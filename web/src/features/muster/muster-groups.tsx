import { LogIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { fillLayout, layOut, toRowKey } from './layout.ts';
import type { MusterFilter, MusterPerson } from './muster.ts';
import { PersonRow, type RowFrame } from './person-row.tsx';

interface MusterGroupsProps {
  people: readonly MusterPerson[];
  filter: MusterFilter;
  frame: Omit<RowFrame, 'now' | 'grouping'>;
  clockAheadMs: number;
  onTick: (personId: string, isSeen: boolean) => void;
  onRemove: (personId: string) => void;
}

/** The second click of a double click would undo what the first has done. */
const doubleClickMs = 400;

/**
 * The people by place or company. Rows stay where they are while the list is open: nothing moves under a finger. Its
 * owner gives it another key when it is to be laid out anew.
 */
export function MusterGroups({ people, filter, frame, clockAheadMs, onTick, onRemove }: MusterGroupsProps) {
  const [layout] = useState(() => layOut(people, filter));
  const now = new Date(useNow().getTime() + clockAheadMs);
  const last = useRef({ personId: '', at: -doubleClickMs });

  function tick(personId: string, isSeen: boolean, at: number) {
    if (personId === last.current.personId && at - last.current.at < doubleClickMs) return;
    last.current = { personId, at };
    onTick(personId, isSeen);
  }

  return (
    <div className="muster-groups">
      {fillLayout(layout, people, filter).map(({ name, isInside, people: present, notSeen }) => (
        <section key={name} aria-label={name} data-inside={isInside || undefined}>
          <header>
            <h2>
              {isInside && <LogIn size={17} aria-hidden />}
              {name}
            </h2>
            <span data-all={notSeen === 0 || undefined}>{notSeen === 0 ? 'all seen' : `${notSeen} not seen`}</span>
          </header>
          <ul>
            {present.map((person) => (
              <PersonRow
                key={toRowKey(person)}
                person={person}
                frame={{ ...frame, now, grouping: filter.grouping }}
                onTick={(isSeen, at) => tick(person.personId, isSeen, at)}
                onRemove={() => onRemove(person.personId)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
