import { Checkbox } from 'antd';
import { Phone } from 'lucide-react';
import { formatJobTime } from '@eptw/domain/work/label';
import type { MusterPerson } from './muster.ts';

interface PersonRowProps {
  person: MusterPerson;
  timeZone: string;
  now: Date;
  /** `at` is the time of the click, by the browser's clock of events. */
  onTick: (isSeen: boolean, at: number) => void;
}

/** The number to call: the worker's own, otherwise the permit holder's. */
function CallLink({ person: { name, phone, holder, holderPhone } }: Pick<PersonRowProps, 'person'>) {
  const number = phone || holderPhone;
  if (number === '') return <span className="muster-call">No phone number</span>;
  const who = phone ? name : `the permit holder, ${holder}`;
  return (
    <a
      className="muster-call"
      href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
      aria-label={`Call ${who}: ${number}`}
      title={`Call ${who}`}
    >
      <Phone size={18} aria-hidden />
      <span className="tabular">{number}</span>
    </a>
  );
}

/** A person; the whole row but the phone number ticks, and ticks again to undo. */
export function PersonRow({ person, timeZone, now, onTick }: PersonRowProps) {
  const { name, company, code, since, seenAt, seenBy, isUnsent } = person;
  const format = (time: string) => formatJobTime(new Date(time), now, timeZone);
  return (
    <li className="muster-person" data-seen={seenAt !== null || undefined}>
      <Checkbox
        className="muster-tick"
        checked={seenAt !== null}
        onChange={({ target, nativeEvent }) => onTick(target.checked, nativeEvent.timeStamp)}
      >
        <b>{name}</b>
        <small>
          {company} · {code} · since {format(since)}
        </small>
        {seenAt !== null && (
          <small className="muster-seen">
            Seen {format(seenAt)} by {seenBy}
            {isUnsent && ', not sent yet'}
          </small>
        )}
        {seenAt === null && isUnsent && <small>Not seen after all, not sent yet</small>}
      </Checkbox>
      <CallLink person={person} />
    </li>
  );
}
