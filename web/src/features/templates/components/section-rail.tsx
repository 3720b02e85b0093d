import { Drawer } from 'antd';
import { Check, CircleAlert, ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { SectionProgress } from '@eptw/domain/template/validation/section-progress';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { countRequired, type RailEntry, type RailGroup } from './rail-groups.ts';
import { useCurrentSection } from './use-current-section.ts';
import { sumProgress } from './use-progress.ts';
import './section-rail.css';

const ringLength = 2 * Math.PI * 7;

function Ring({ progress }: { progress: SectionProgress }) {
  const { done, total } = countRequired(progress);
  const isComplete = done === total && (total > 0 || progress.filled > 0);
  if (isComplete && progress.problems === 0) {
    return (
      <span className="rail-ring rail-ring-done" aria-hidden>
        <Check size={12} strokeWidth={3} />
      </span>
    );
  }
  const filled = total === 0 ? 0 : (ringLength * done) / total;
  return (
    <svg className="rail-ring" viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="7" className="rail-ring-background" />
      {done > 0 && <circle cx="10" cy="10" r="7" className="rail-ring-filled" strokeDasharray={`${filled} 99`} />}
    </svg>
  );
}

function Count({ progress }: { progress: SectionProgress }) {
  const { done, total } = countRequired(progress);
  if (progress.problems > 0) {
    return (
      <span className="form-pill">
        <CircleAlert size={12} aria-hidden />
        {progress.problems}
        <span className="visually-hidden"> wrong</span>
      </span>
    );
  }
  if (total === 0) return <span className="visually-hidden">optional</span>;
  return (
    <span className="rail-count">
      {done}/{total}
      <span className="visually-hidden"> required filled</span>
    </span>
  );
}

function Line({ done, total }: { done: number; total: number }) {
  return (
    <div className="rail-line" aria-hidden>
      <i style={{ width: `${total === 0 ? 100 : (done / total) * 100}%` }} />
    </div>
  );
}

interface EntriesProps {
  groups: readonly RailGroup[];
  current: string | undefined;
  onOpen: (entry: RailEntry) => void;
}

function Entries({ groups, current, onOpen }: EntriesProps) {
  return groups.map(({ title, entries }) => (
    <div key={title} className="rail-group">
      <h2>{title}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className={entry.id === current ? 'rail-entry rail-entry-current' : 'rail-entry'}
              aria-current={entry.id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onOpen(entry);
              }}
            >
              <Ring progress={entry.progress} />
              <span className="rail-title">
                {entry.code && <b>{entry.code}</b>}
                {entry.title}
              </span>
              <Count progress={entry.progress} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** On a phone: a bar that stays at the top and opens the list as a sheet. */
function RailBar({ groups, current, total }: Omit<EntriesProps, 'onOpen'> & { total: SectionProgress }) {
  const [isOpen, setOpen] = useState(false);
  const entries = groups.flatMap((group) => group.entries);
  const position = Math.max(
    entries.findIndex((entry) => entry.id === current),
    0,
  );
  const { done, total: required } = countRequired(total);
  return (
    <div className="rail-bar">
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <ListChecks size={18} aria-hidden />
        <span>
          <b>{entries[position]?.title}</b>
          <small>
            Section {position + 1} of {entries.length}, {done} of {required} required filled
          </small>
        </span>
        {total.problems > 0 && <Count progress={total} />}
      </button>
      <Line done={done} total={required} />
      <Drawer title="Sections" placement="bottom" size="70vh" open={isOpen} onClose={() => setOpen(false)}>
        <nav className="rail-sheet" aria-label="Sections">
          <Entries
            groups={groups}
            current={current}
            onOpen={(entry) => {
              setOpen(false);
              entry.open();
            }}
          />
        </nav>
      </Drawer>
    </div>
  );
}

/** The sections of a form with their progress, following the scroll position. The first child of a 'form-layout'. */
export function SectionRail({ groups }: { groups: readonly RailGroup[] }) {
  const isNarrow = useNarrowScreen();
  const entries = groups.flatMap((group) => group.entries);
  const current = useCurrentSection(entries.map((entry) => entry.id));
  const total = sumProgress(
    'All sections',
    entries.map((entry) => entry.progress),
  );
  if (isNarrow) return <RailBar groups={groups} current={current} total={total} />;
  const { done, total: required } = countRequired(total);
  return (
    <nav className="rail" aria-label="Sections">
      <div className="rail-head">
        <b>
          {done} of {required}
        </b>{' '}
        required inputs
        <Line done={done} total={required} />
      </div>
      <Entries groups={groups} current={current} onOpen={(entry) => entry.open()} />
    </nav>
  );
}
