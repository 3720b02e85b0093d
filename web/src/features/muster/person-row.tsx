import { Checkbox } from 'antd';
import { Phone, X } from 'lucide-react';
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import { IconButton } from '../../components/page/icon-button.tsx';
import { isSeen, type Grouping, type MusterPerson } from './muster.ts';
import { PersonName } from './person-name.tsx';
import { describeForReader, describePart, describeState } from './person-state.ts';

/** What all rows have in common. */
export interface RowFrame {
  now: Date;
  timeZone: string;
  /** What stands above the row, and is not said again. */
  grouping: Grouping;
  /** The name of the user. */
  user: string;
  mayTick: boolean;
  /** Whether the list is frozen: then permit holders are ticked, too, and nobody is taken off it. */
  isFrozen: boolean;
}

interface PersonRowProps {
  person: MusterPerson;
  frame: RowFrame;
  /** `at` is the time of the click, by the browser's clock of events. */
  onTick: (isSeen: boolean, at: number) => void;
  onRemove: () => void;
}

/** The number to call: the person's own, otherwise the permit holder's. */
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

/** A person; the whole row but the button beside it ticks, and ticks again to undo. */
export function PersonRow({ person, frame, onTick, onRemove }: PersonRowProps) {
  const { name, company, place, kind } = person;
  const { grouping, mayTick, isFrozen } = frame;
  const hasBeenSeen = isSeen(person);
  const state = describeState(person, frame);
  const isTickable = mayTick && (isFrozen || kind !== 'holder');
  const part = describePart(person);
  return (
    <li className="muster-person" data-seen={hasBeenSeen || undefined} data-tone={state.tone}>
      <Checkbox
        className="muster-tick"
        checked={hasBeenSeen}
        disabled={!isTickable}
        aria-label={describeForReader(person, state)}
        onChange={({ target, nativeEvent }) => onTick(target.checked, nativeEvent.timeStamp)}
      >
        <span className="muster-who">
          <PersonName person={person} />
          <small className="muster-part">
            {[grouping === 'place' ? company : place, part].filter(Boolean).join(' · ')}
          </small>
        </span>
        <small className="muster-state">{state.words}</small>
      </Checkbox>
      {kind === 'visitor' && mayTick && !hasBeenSeen && !isFrozen && <RemoveButton name={name} onRemove={onRemove} />}
      {(kind !== 'visitor' || person.holderPhone !== '') && !hasBeenSeen && <CallLink person={person} />}
    </li>
  );
}
