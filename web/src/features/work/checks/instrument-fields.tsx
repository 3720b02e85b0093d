import { maximumInstrument } from '@eptw/domain/work/checks/check-instrument';
import { DayField } from '../../../components/field/day-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';

/** The instrument that a check is made with. */
export interface Instrument {
  instrument: string;
  /** YYYY-MM-DD; empty until it is entered. */
  calibratedOn: string;
}

interface InstrumentFieldsProps extends Instrument {
  /** Why it cannot be used. */
  problem: string | undefined;
  onChange: (change: Partial<Instrument>) => void;
}

/** The instrument and its calibration, to change them. */
export function InstrumentFields({ instrument, calibratedOn, problem, onChange }: InstrumentFieldsProps) {
  return (
    <>
      <TextField
        label="Instrument"
        required
        maxLength={maximumInstrument}
        value={instrument}
        hint="Its number, such as GD-0214"
        onChange={(text) => onChange({ instrument: text })}
      />
      <DayField
        label="Calibrated on"
        required
        tense="past"
        value={calibratedOn}
        onChange={(date) => onChange({ calibratedOn: date })}
      />
      {problem && instrument !== '' && calibratedOn !== '' && <p className="work-blocked">{problem}</p>}
    </>
  );
}
