import { workPolicyLimits } from '@eptw/domain/work-policy/work-policy';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { NumberInput } from '../../../components/field/number-input.tsx';
import { TextInput } from '../../../components/field/text-input.tsx';
import { focusFirstEnabled } from '../../../lib/focus-first-enabled.ts';
import { FormField } from '../components/form-field.tsx';
import { createReading, type ReadingDraft } from './check-draft.ts';
import { OrderedRowButtons } from './ordered-row-buttons.tsx';

const addId = 'check-readings';

/** The limits of a reading and what the instrument shows of it, with their labels. */
const limits = {
  from: 'From',
  to: 'To',
  below: 'Below',
  rangeFrom: 'Shows from',
  rangeTo: 'Shows to',
} as const;

type Limit = keyof typeof limits;

const limitNames = Object.keys(limits) as Limit[];

interface ReadingRowsProps {
  readings: readonly ReadingDraft[];
  /** A problem of the list as a whole. */
  problem: string | undefined;
  /** The problem at a field of a reading. */
  findProblem: (index: number, field: keyof ReadingDraft) => string | undefined;
  onChange: (readings: readonly ReadingDraft[]) => void;
  onLeave: (index: number) => void;
}

/** The values that a check records, in the order in which they are taken. */
export function ReadingRows({ readings, problem, findProblem, onChange, onLeave }: ReadingRowsProps) {
  function add() {
    const reading = createReading();
    onChange([...readings, reading]);
    focusFirstEnabled(`${reading.id}-label`);
  }

  function renderRow(reading: ReadingDraft, index: number) {
    const { id, label, unit } = reading;
    const number = index + 1;
    const change = (part: Partial<ReadingDraft>) => onChange(readings.with(index, { ...reading, ...part }));
    const problems = (['label', 'unit', ...limitNames] as const).flatMap((field) => findProblem(index, field) ?? []);
    const describe = (field: keyof ReadingDraft) => {
      const isWrong = findProblem(index, field) !== undefined;
      return { 'aria-invalid': isWrong, 'aria-describedby': isWrong ? `${id}-problem` : undefined };
    };
    return (
      <li key={id} className="policy-reading-row">
        <TextInput
          id={`${id}-label`}
          {...describe('label')}
          aria-label={`Label of reading ${number}`}
          placeholder="Label"
          value={label}
          maxLength={workPolicyLimits.readingLabel}
          onChange={(text) => change({ label: text })}
          onBlur={() => onLeave(index)}
        />
        <TextInput
          {...describe('unit')}
          aria-label={`Unit of reading ${number}`}
          placeholder="Unit"
          value={unit}
          maxLength={workPolicyLimits.unit}
          onChange={(text) => change({ unit: text })}
          onBlur={() => onLeave(index)}
        />
        {limitNames.map((limit) => (
          <NumberInput
            key={limit}
            {...describe(limit)}
            aria-label={`${limits[limit]}, of reading ${number}`}
            placeholder={limits[limit]}
            decimals
            value={reading[limit] ?? null}
            onChange={(value) => change({ [limit]: value ?? undefined })}
            onBlur={() => onLeave(index)}
          />
        ))}
        <OrderedRowButtons
          rows={readings}
          index={index}
          toId={(row) => row.id}
          name={`reading ${number}`}
          fallbackId={addId}
          onChange={onChange}
        />
        {problems.length > 0 && (
          <p className="form-problem" id={`${id}-problem`}>
            {problems.join(' ')}
          </p>
        )}
      </li>
    );
  }

  return (
    <FormField
      id={addId}
      label="Readings"
      col={12}
      isGroup
      problem={problem}
      help="From and To are within the limits, Below is not. 'Shows from' and 'Shows to' are the least and the most that the instrument shows: another value is refused, and one above is recorded as over range, which always fails. The four gases have their usual range where both are empty. A value without limits always passes. A check without readings passes or fails as a whole."
    >
      {() => (
        <>
          <ol className="policy-rows">{readings.map(renderRow)}</ol>
          <Button
            id={addId}
            type="dashed"
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={readings.length >= workPolicyLimits.readings}
            onClick={add}
          >
            Add reading
          </Button>
        </>
      )}
    </FormField>
  );
}
