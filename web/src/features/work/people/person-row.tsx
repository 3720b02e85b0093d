import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { Button } from 'antd';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import type { WorkFailure } from '../job/use-send-work.ts';
import type { Work } from '../job/work.ts';
import { CertificateLine } from './certificate-line.tsx';
import { EntryButton } from './entry-button.tsx';
import { EntryRefusal } from './entry-refusal.tsx';
import { formatPerson, type PersonOnJob } from './people-on-job.ts';
import { CallLink, RoleTags } from './person-parts.tsx';
import type { Entries } from './use-entries.ts';
import './people.css';

interface PersonRowProps {
  person: PersonOnJob;
  work: Work;
  entries: Entries;
  /** Undefined where the viewer may not. */
  onSignOff: (() => void) | undefined;
  onChangeRole: (() => void) | undefined;
  isSigningOff: boolean;
  failure: WorkFailure | undefined;
}

/** Somebody on the job who is not inside: what they do there, since when, and what may be done about it. */
export function PersonRow({ person, work, entries, onSignOff, onChangeRole, isSigningOff, failure }: PersonRowProps) {
  const { worker, roles, company, phone, since, insideSince, certificates, goesInside, staysOutBecause } = person;
  const { now, timeZone, mayRecordEntries } = work;
  const name = formatPerson(person);
  const goer = { key: worker, name, worker };
  const format = (time: string) => formatJobTime(new Date(time), new Date(now), timeZone);
  return (
    <li>
      <EntryRefusal goer={goer} entries={entries} />
      <div className="person">
        <span className="person-who">
          <b>{name}</b>
          {person.name && <RoleTags roles={roles} />}
          <small>
            {company && `${company} · `}since {format(since)}
          </small>
        </span>
        <span className="person-facts">
          {certificates.map((certificate) => (
            <CertificateLine key={certificate.kind} certificate={certificate} />
          ))}
        </span>
        <span className="person-does">
          {onChangeRole && (
            <Button type="text" className="work-button" aria-label={`Change role of ${name}`} onClick={onChangeRole}>
              Change role
            </Button>
          )}
          {onSignOff && (
            <Button
              type={goesInside && mayRecordEntries ? 'text' : 'default'}
              className="work-button"
              aria-label={`Sign off ${name}`}
              loading={isSigningOff}
              onClick={onSignOff}
            >
              Sign off
            </Button>
          )}
          <CallLink name={name} phone={phone} />
          {insideSince === null ? (
            goesInside &&
            mayRecordEntries && (
              <EntryButton goer={goer} direction="in" entries={entries} isClosed={staysOutBecause !== null} />
            )
          ) : (
            <b className="person-moved">went in {format(insideSince)}</b>
          )}
        </span>
      </div>
      <FailureNotice failure={failure} work={work} />
    </li>
  );
}
