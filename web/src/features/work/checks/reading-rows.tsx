import { CircleAlert, CircleCheck, CircleQuestionMark } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatLimits } from '@eptw/domain/work-policy/describe-work-policy';
import { formatOverRange } from '@eptw/domain/work-policy/reading-range';
import type { CheckReading } from '@eptw/domain/work-policy/work-policy';
import { TextInput } from '../../../components/field/text-input.tsx';
import type { EnteredReading } from './use-readings.ts';
import type { RecordedCheck } from '../job/work.ts';

interface ReadingRowsProps {
  entered: readonly EnteredReading[];
  active: number;
  /** The record before, for its values. */
  last: RecordedCheck | undefined;
  /** Whether the keypad of the sheet is shown, so that the device's own stays away. */
  hasKeypad: boolean;
  onType: (index: number, text: string) => void;
  onActivate: (index: number) => void;
  onEnter: () => void;
}

function formatLast(reading: CheckReading, { value, overRange }: RecordedCheck['readings'][number]): string {
  return overRange ? formatOverRange(reading) : String(value);
}

/** The readings in their order, each with its limits, the last value and what it comes to. */
export function ReadingRows({ entered, active, last, hasKeypad, onType, onActivate, onEnter }: ReadingRowsProps) {
  const id = useId();
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    rows.current?.querySelectorAll('input')[active]?.focus();
  }, [active]);
  return (
    <ol className="work-entries" ref={rows}>
      {entered.map(({ reading, text, judgement, isOpen }, index) => {
        const before = last?.readings.find(({ name }) => name === reading.name);
        const limits = [formatLimits(reading), before && `last ${formatLast(reading, before)}`]
          .filter(Boolean)
          .join(' · ');
        const [fieldId, noteId] = [`${id}-${reading.name}`, `${id}-${reading.name}-note`];
        return (
          <li key={reading.name} data-active={index === active || undefined} data-judgement={judgement}>
            <label htmlFor={fieldId}>
              {reading.label}
              <small id={noteId}>{limits}</small>
            </label>
            <span className="work-entry">
              <TextInput
                id={fieldId}
                aria-describedby={noteId}
                aria-invalid={judgement === 'fail' || judgement === 'impossible'}
                inputMode={hasKeypad ? 'none' : 'decimal'}
                autoComplete="off"
                value={text}
                placeholder="–"
                disabled={!isOpen}
                onFocus={() => onActivate(index)}
                onChange={(value) => onType(index, value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  onEnter();
                }}
              />
              <span>{reading.unit}</span>
            </span>
            <span className="work-judgement" role="status">
              {judgement === 'pass' && (
                <>
                  <CircleCheck size={18} aria-hidden /> Pass
                </>
              )}
              {judgement === 'fail' && (
                <>
                  <CircleAlert size={18} aria-hidden /> Fail
                </>
              )}
              {judgement === 'impossible' && (
                <>
                  <CircleQuestionMark size={18} aria-hidden /> Check
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
