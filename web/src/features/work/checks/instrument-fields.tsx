import { maximumInstrument } from '@eptw/domain/work/checks/check-instrument';
import { SheetDayPicker } from '../../../components/field/sheet-pickers.tsx';
import { Field } from '../../../components/field/field.tsx';
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
      <Field label="Calibrated on" required>
        {(control) => (
          <SheetDayPicker
            id={control.id}
            required
            invalid={false}
            describedBy={control['aria-describedby']}
            value={calibratedOn || undefined}
            onChange={(date) => onChange({ calibratedOn: date ?? '' })}
          />
        )}
      </Field>
      {problem && instrument !== '' && calibratedOn !== '' && <p className="work-blocked">{problem}</p>}
    </>
  );
}
