import { Button } from 'antd';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { Field } from '../../../components/field/field.tsx';
import { Select } from '../../../components/field/select.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { InstrumentFields, type Instrument } from './instrument-fields.tsx';
import { formatPerson, formatRoleLabels, type PersonOnJob } from '../people/people-on-job.ts';

interface MeasuredByProps {
  crew: readonly PersonOnJob[];
  /** The role that makes the check; null where anybody on the job does. */
  role: JobRole | null;
  /** The worker who measured; empty for who records it. */
  measurer: string;
  /** Undefined for a check without an instrument. */
  instrument: Instrument | undefined;
  /** Why the instrument cannot be used. */
  problem: string | undefined;
  onMeasurer: (worker: string) => void;
  onInstrument: (change: Partial<Instrument>) => void;
}

/** Who measured, and with what: in one line, and fields to change both. */
export function MeasuredBy({ crew, role, measurer, instrument, problem, onMeasurer, onInstrument }: MeasuredByProps) {
  const [isOpen, setOpen] = useState(problem !== undefined);
  const { fullname } = useSignedInUser();
  const person = crew.find(({ worker }) => worker === measurer);
  const name = person ? formatPerson(person) : fullname;
  if (!isOpen && problem === undefined)
    return (
      <div className="work-measured-by">
        <UserCheck size={17} aria-hidden />
        <span>
          Measured by <b>{name}</b>
          {instrument && `, ${instrument.instrument}`}
          {instrument && <small>calibrated {formatCalendarDate(instrument.calibratedOn)}</small>}
        </span>
        <Button type="link" className="work-button" onClick={() => setOpen(true)}>
          Change
        </Button>
      </div>
    );
  const people = listMeasurers(crew, role);
  return (
    <div className="work-instrument-fields">
      <Field
        label="Measured by"
        wide
        hint={role === null ? undefined : `Somebody who is signed on as ${toRoleNoun(role)}, or you.`}
      >
        {(control) => (
          <Select<string>
            {...control}
            value={measurer}
            options={[...people, { value: '', label: `${fullname} (you)` }]}
            virtual={false}
            onChange={onMeasurer}
          />
        )}
      </Field>
      {instrument && <InstrumentFields {...instrument} problem={problem} onChange={onInstrument} />}
    </div>
  );
}

/** Those in the role first; the others cannot have measured it where a role does. */
function listMeasurers(crew: readonly PersonOnJob[], role: JobRole | null) {
  const isInRole = ({ roles }: PersonOnJob) => role !== null && roles.includes(role);
  return [...crew.filter(isInRole), ...crew.filter((one) => !isInRole(one))].map((one) => ({
    value: one.worker,
    label: one.name && one.roles.length > 0 ? `${one.name}, ${formatRoleLabels(one.roles)}` : formatPerson(one),
    disabled: role !== null && !isInRole(one),
  }));
}
