import { Button } from 'antd';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { Field } from '../../../components/field/field.tsx';
import { Select } from '../../../components/field/select.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { InstrumentFields, type Instrument } from './instrument-fields.tsx';
import type { Work } from './work.ts';

interface MeasuredByProps {
  crew: Work['crew'];
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
export function MeasuredBy({ crew, measurer, instrument, problem, onMeasurer, onInstrument }: MeasuredByProps) {
  const [isOpen, setOpen] = useState(problem !== undefined);
  const { fullname } = useSignedInUser();
  const name = crew.find(({ worker }) => worker === measurer)?.name ?? fullname;
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
  const people = crew.map(({ worker, name: label }) => ({ value: worker, label }));
  return (
    <div className="work-instrument-fields">
      <Field label="Measured by" wide>
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
