import { useEffect, useState } from 'react';
import type { CheckReading } from '@eptw/domain/template/work-policy';
import { findLimitProblem } from '@eptw/domain/work/check-record';
import { isDecided, judgeAfterMs, parseReading, pressKey } from './reading-entry.ts';

/** A reading while it is entered. */
export interface EnteredReading {
  reading: CheckReading;
  text: string;
  /** What the value comes to; undefined while a further digit could change it. */
  judgement: 'pass' | 'fail' | undefined;
  /** The sentence of the limit, once it is judged. */
  problem: string | undefined;
  /** Whether it can be typed: the order is fixed, and what came before can be corrected. */
  isOpen: boolean;
}

/** Enters the readings of a series in their order. */
export function useReadings(readings: readonly CheckReading[]) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
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

  const judged = readings.map((reading) => {
    const text = texts[reading.name] ?? '';
    const value = parseReading(text);
    const isJudged = value !== undefined && (settled.includes(reading.name) || isDecided(reading, text));
    const problem = isJudged ? findLimitProblem(reading, value) : undefined;
    return { reading, text, value, isJudged, problem };
  });
  const firstMissing = judged.findIndex(({ value }) => value === undefined);
  const firstFailed = judged.findIndex(({ problem }) => problem !== undefined);
  const lastOpen = Math.min(...[firstMissing, firstFailed].map((index) => (index === -1 ? readings.length : index)));
  const entered = judged.map(({ reading, text, isJudged, problem }, index): EnteredReading => ({
    reading,
    text,
    judgement: isJudged ? (problem === undefined ? 'pass' : 'fail') : undefined,
    problem,
    isOpen: index <= lastOpen,
  }));

  function type(index: number, text: string) {
    const reading = readings[index];
    if (!reading) return;
    setSettled((current) => current.filter((name) => name !== reading.name));
    setTexts((current) => ({ ...current, [reading.name]: text }));
    setActive(index);
  }

  /** Judges the active reading now. Returns whether it passed, and goes on to the next if it did. */
  function goOn(): boolean {
    const value = parseReading(activeText);
    if (!activeReading || value === undefined) return false;
    setSettled((current) => [...current, activeReading.name]);
    if (findLimitProblem(activeReading, value) !== undefined) return false;
    setActive(Math.min(active + 1, readings.length - 1));
    return true;
  }

  return {
    entered,
    active,
    setActive,
    type,
    press: (key: string) => type(active, pressKey(activeText, key)),
    goOn,
    /** The first reading outside its limits. */
    failed: firstFailed === -1 ? undefined : entered[firstFailed],
    /** Empties the reading that failed, to type it again. */
    retype: () => type(firstFailed, ''),
    isComplete: firstMissing === -1,
    /** The values, as far as they were entered. */
    values: Object.fromEntries(
      judged.flatMap(({ reading, value }) => (value === undefined ? [] : [[reading.name, value] as const])),
    ),
  };
}
