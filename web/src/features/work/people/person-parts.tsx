import { getJobRole, type JobRole } from '@eptw/domain/role/job-role';
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { formatLength } from '@eptw/domain/work/job/job-time';
import { Phone } from 'lucide-react';
import { useServerNow } from '../job/use-server-now.ts';
import type { WorkClock } from '../job/work-clock.ts';
import './people.css';

/** What somebody does on the job, right after their name. */
export function RoleTags({ roles }: { roles: readonly JobRole[] }) {
  return roles.map((role) => (
    <span key={role} className="person-role">
      {getJobRole(role).label}
    </span>
  ));
}

/** Calls somebody; on a phone a button of its own size, elsewhere their number. */
export function CallLink({ name, phone }: { name: string; phone: string }) {
  if (!phone) return null;
  return (
    <a className="person-call" href={toPhoneAddress(phone)} aria-label={`Call ${name}, ${phone}`}>
      <Phone size={17} aria-hidden />
      <span className="tabular">{phone}</span>
    </a>
  );
}

/** For how long somebody has been inside, kept current. */
export function InsideClock({ since, clock }: { since: string; clock: WorkClock }) {
  return <b className="inside-clock tabular">{formatLength(useServerNow(clock) - Date.parse(since))}</b>;
}
