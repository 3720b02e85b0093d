import { toPhoneAddress } from '@eptw/domain/text/phone';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { Button } from 'antd';
import { LogIn, PhoneCall } from 'lucide-react';
import type { PermitWork } from '../job/use-permit-work.ts';
import { EntryButton } from './entry-button.tsx';
import { EntryRefusal } from './entry-refusal.tsx';
import {
  formatPerson,
  formatPersonInside,
  getInsideKey,
  type PersonInside,
  type PersonOnJob,
} from './people-on-job.ts';
import { CallLink, InsideClock, RoleTags } from './person-parts.tsx';
import type { Entries } from './use-entries.ts';
import './people.css';

interface InsideListProps {
  permitWork: PermitWork;
  entries: Entries;
  /** Those who are shown here: as it was until a moment ago. */
  shown: readonly string[];
  /** Undefined where the viewer may not. */
  onSignOff: ((worker: string) => void) | undefined;
}

/** Who is inside, the longest first, with the way to a rescue. A fact, not a danger: it is blue. */
export function InsideList({ permitWork, entries, shown, onSignOff }: InsideListProps) {
  const { work, clock } = permitWork;
  const { inside, crew, emergencyPhone } = work;
  if (shown.length === 0) return null;
  const rows = shown.map((key) => ({ key, one: inside.find((each) => getInsideKey(each) === key) }));
  return (
    <section className="inside" aria-labelledby="work-inside">
      <header className="inside-header">
        <LogIn size={19} aria-hidden />
        <h3 id="work-inside">Inside</h3>
        <b className="tabular">{inside.length}</b>
        {emergencyPhone && (
          <Button
            className="work-button inside-rescue"
            href={toPhoneAddress(emergencyPhone)}
            icon={<PhoneCall size={16} aria-hidden />}
          >
            Call for rescue <span className="tabular">{emergencyPhone}</span>
          </Button>
        )}
      </header>
      <ul className="people">
        {rows.map(({ key, one }) =>
          one ? (
            <InsideRow key={key} {...{ one, work, clock, entries, onSignOff }} />
          ) : (
            <LeftRow key={key} person={crew.find(({ worker }) => worker === key)} />
          ),
        )}
      </ul>
    </section>
  );
}

/** Somebody who came out a moment ago: where a second tap would land, nothing can be pressed. */
function LeftRow({ person }: { person: PersonOnJob | undefined }) {
  if (!person) return null;
  return (
    <li>
      <div className="person">
        <span className="person-who">
          <b>{formatPerson(person)}</b> came out
        </span>
      </div>
    </li>
  );
}

interface InsideRowProps extends Pick<InsideListProps, 'entries' | 'onSignOff'>, Pick<PermitWork, 'work' | 'clock'> {
  one: PersonInside;
}

function InsideRow({ one, work, clock, entries, onSignOff }: InsideRowProps) {
  const { crew, now, timeZone, mayRecordEntries } = work;
  const { worker, since, phone, stranger } = one;
  const member = crew.find((each) => each.worker === worker);
  const name = formatPersonInside(one, crew);
  const goer = { key: getInsideKey(one), name, worker };
  return (
    <li>
      <EntryRefusal goer={goer} entries={entries} />
      <div className="person">
        <span className="person-who">
          <b>{name}</b>
          {member?.name ? (
            <RoleTags roles={member.roles} />
          ) : (
            worker === null && <span className="person-role">{stranger ? 'Not signed on' : 'Rescuer'}</span>
          )}
          <small>in since {formatJobTime(new Date(since), new Date(now), timeZone)}</small>
        </span>
        <InsideClock since={since} clock={clock} />
        <span className="person-does">
          {onSignOff && worker !== null && (
            <Button
              type="text"
              className="work-button"
              aria-label={`Sign off ${name}`}
              onClick={() => onSignOff(worker)}
            >
              Sign off
            </Button>
          )}
          <CallLink name={name} phone={phone} />
          {mayRecordEntries && <EntryButton goer={goer} direction="out" entries={entries} />}
        </span>
      </div>
    </li>
  );
}
