import { useEffect, useState } from 'react';
import { findEdgeValue, findRangeProblem } from '@eptw/domain/work-policy/reading-range';
import type { CheckReading } from '@eptw/domain/work-policy/work-policy';
import { findReadingProblem } from '@eptw/domain/work/log/check-record';
import { isDecided, judgeAfterMs, parseReading, pressKey } from './reading-entry.ts';

/** A reading while it is entered. */
export interface EnteredReading {
  reading: CheckReading;
  /** What stands in its field. */
  text: string;
  isOverRange: boolean;
  /** What the value comes to; undefined while a further digit could change it. */
  judgement: 'pass' | 'fail' | 'impossible' | undefined;
  /** The sentence of the limit, or of the range, once it is judged. */
  problem: string | undefined;
  /** Whether it can be typed: the order is fixed, and what came before can be corrected. */
  isOpen: boolean;
}

/** A reading with what was typed and what that comes to. */
interface JudgedReading extends Omit<EnteredReading, 'isOpen'> {
  value: number | undefined;
}

/** What stands in the field of a reading over range. */
function formatEdge(reading: CheckReading): string {
  return `> ${findEdgeValue(reading)}`;
}

function judge(reading: CheckReading, text: string, isOverRange: boolean, isSettled: boolean): JudgedReading {
  if (isOverRange) {
    const problem = findReadingProblem(reading, { values: {}, overRange: [reading.name] });
    return { reading, text: formatEdge(reading), isOverRange, value: undefined, judgement: 'fail', problem };
  }
  const value = parseReading(text);
  const entered = { reading, text, isOverRange, value };
  if (value === undefined) return { ...entered, judgement: undefined, problem: undefined };
  const impossible = findRangeProblem(reading, value);
  const isTooHigh = impossible !== undefined && value > (reading.rangeTo ?? value);
  // No further digit brings back a value above the range.
  if (!isTooHigh && !isSettled && !isDecided(reading, text))
    return { ...entered, judgement: undefined, problem: undefined };
  if (impossible !== undefined) return { ...entered, judgement: 'impossible', problem: impossible };
  const problem = findReadingProblem(reading, { values: { [reading.name]: value } });
  return { ...entered, judgement: problem === undefined ? 'pass' : 'fail', problem };
}

/** Enters the readings of a series in their order. Every digit can be typed and corrected until they are saved. */
export function useReadings(readings: readonly CheckReading[]) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [overRange, setOverRange] = useState<readonly string[]>([]);
  const [active, setActive] = useState(0);
  /** The readings that are judged whatever a further digit would change. */
  const [settled, setSettled] = useState<readonly string[]>([]);

  const activeReading = readings[active];
  const activeText = activeReading ? (texts[activeReading.name] ?? '') : '';
  useEffect(() => {
    if (!activeReading || parseReading(activeText) === undefined) return undefined;
    const timer = setTimeout(() => setSettled((current) => [...current, activeReading.name]), judgeAfterMs);
    return () => clearTimeout(timer);
  }, [activeReading, activeText]);

  const judged = readings.map((reading, index) => {
    const { name } = reading;
    // Whoever goes on to another one has typed all digits of this one.
    const isSettled = index !== active || settled.includes(name);
    return judge(reading, texts[name] ?? '', overRange.includes(name), isSettled);
  });
  const isMissing = ({ value, isOverRange }: JudgedReading) => value === undefined && !isOverRange;
  const firstMissing = judged.findIndex(isMissing);
  const firstBlocked = judged.findIndex((each) => isMissing(each) || each.judgement === 'impossible');
  const lastOpen = firstBlocked === -1 ? readings.length : firstBlocked;
  const entered = judged.map(({ value: _value, ...each }, index): EnteredReading => ({
    ...each,
    isOpen: index <= lastOpen,
  }));
  const activeEntry = judged[active];

  function type(index: number, text: string) {
    const reading = readings[index];
    if (!reading) return;
    // What is typed takes the place of 'over range', or of its text in the field.
    const typed = overRange.includes(reading.name) ? text.replace(formatEdge(reading), '') : text;
    setSettled((current) => current.filter((name) => name !== reading.name));
    setOverRange((current) => current.filter((name) => name !== reading.name));
    setTexts((current) => ({ ...current, [reading.name]: typed.startsWith('>') ? '' : typed }));
    setActive(index);
  }

  /** The active reading is above what the instrument shows. */
  function setActiveOverRange() {
    if (!activeReading) return;
    setTexts((current) => ({ ...current, [activeReading.name]: '' }));
    setOverRange((current) => [...current.filter((name) => name !== activeReading.name), activeReading.name]);
  }

  /** Judges the active reading now. Returns whether it passed, and goes on to the next if it did. */
  function goOn(): boolean {
    if (!activeReading || !activeEntry || isMissing(activeEntry)) return false;
    setSettled((current) => [...current, activeReading.name]);
    const { text, isOverRange } = activeEntry;
    if (judge(activeReading, text, isOverRange, true).judgement !== 'pass') return false;
    setActive(Math.min(active + 1, readings.length - 1));
    return true;
  }

  return {
    entered,
    active,
    setActive,
    type,
    press: (key: string) => type(active, pressKey(activeText, key)),
    setActiveOverRange,
    goOn,
    /** The readings that fail, in their order. */
    failed: entered.filter(({ judgement }) => judgement === 'fail'),
    /** The first reading that the instrument cannot show. */
    impossible: entered.find(({ judgement }) => judgement === 'impossible'),
    isComplete: firstMissing === -1,
    /** The values, as far as they were entered. */
    values: Object.fromEntries(
      judged.flatMap(({ reading, value }) => (value === undefined ? [] : [[reading.name, value] as const])),
    ),
    /** The names of the readings over range, in their order. */
    overRange: judged.flatMap(({ reading, isOverRange }) => (isOverRange ? [reading.name] : [])),
  };
}
