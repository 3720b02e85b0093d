import { Checkbox } from 'antd';
import { Phone, X } from 'lucide-react';
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { formatJobTime } from '@eptw/domain/work/job-time';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { IconButton } from '../../../components/page/icon-button.tsx';
import type { MusterAlarm } from './muster-source.ts';
import type { Grouping, MusterPerson } from './muster.ts';

interface PersonRowProps {
  person: MusterPerson;
  /** What stands above the row, and is not said again. */
  grouping: Grouping;
  alarm: MusterAlarm;
  timeZone: string;
  now: Date;
  /** `at` is the time of the click, by the browser's clock of events. */
  onTick: (isSeen: boolean, at: number) => void;
  onRemove: () => void;
}

/** The number to call: the worker's own, otherwise the permit holder's. */
function CallLink({ person: { name, phone, holder, holderPhone } }: Pick<PersonRowProps, 'person'>) {
  const number = phone || holderPhone;
  if (number === '') return <span className="muster-call">No phone number</span>;
  const who = phone ? name : `the permit holder, ${holder}`;
  return (
    <a
      className="muster-call"
      href={toPhoneAddress(number)}
      aria-label={`Call ${who}: ${number}`}
      title={`Call ${who}`}
    >
      <Phone size={18} aria-hidden />
      <span className="tabular">{number}</span>
    </a>
  );
}

/** Takes somebody who was added off the list, after a confirmation. */
function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const confirm = useConfirm();
  const remove = () =>
    void confirm({
      title: `Take ${name} off the list?`,
      content: 'Only if they were added by mistake. Tick people whom you see.',
      confirmLabel: 'Take off the list',
      onConfirm: () => Promise.resolve(onRemove()),
    });
  return (
    <IconButton className="muster-remove" aria-label={`Take ${name} off the list`} onClick={remove}>
      <X size={18} aria-hidden />
    </IconButton>
  );
}

/** Who has seen the person, or has undone that. */
function TickNote({ person, alarm, format }: Pick<PersonRowProps, 'person' | 'alarm'> & { format: FormatTime }) {
  const { seenAt, seenBy, undoneAt, undoneBy, isUnsent } = person;
  const unsent = isUnsent ? ', not sent yet' : '';
  if (seenAt !== null) {
    const isBeforeAlarm = alarm !== null && seenAt < alarm.since;
    return (
      <small className="muster-seen" data-before-alarm={isBeforeAlarm || undefined}>
        Seen {format(seenAt)} by {seenBy}
        {isBeforeAlarm && ', before the alarm'}
        {unsent}
      </small>
    );
  }
  if (undoneAt === null) return isUnsent && <small>Not sent yet</small>;
  return (
    <small>
      Tick undone {format(undoneAt)} by {undoneBy}
      {unsent}
    </small>
  );
}

type FormatTime = (time: string) => string;

/** A person; the whole row but the button beside it ticks, and ticks again to undo. */
export function PersonRow({ person, grouping, alarm, timeZone, now, onTick, onRemove }: PersonRowProps) {
  const { name, company, place, code, since, addedBy, seenAt } = person;
  const format = (time: string) => formatJobTime(new Date(time), now, timeZone);
  const presence = addedBy === null ? `since ${format(since)}` : `added ${format(since)} by ${addedBy}`;
  return (
    <li className="muster-person" data-seen={seenAt !== null || undefined}>
      <Checkbox
        className="muster-tick"
        checked={seenAt !== null}
        onChange={({ target, nativeEvent }) => onTick(target.checked, nativeEvent.timeStamp)}
      >
        <b>{name}</b>
        <small>{[grouping === 'place' ? company : place, code, presence].filter(Boolean).join(' · ')}</small>
        <TickNote {...{ person, alarm, format }} />
      </Checkbox>
      {addedBy === null ? <CallLink person={person} /> : <RemoveButton name={name} onRemove={onRemove} />}
    </li>
  );
}
