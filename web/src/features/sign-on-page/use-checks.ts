import { useState } from 'preact/hooks';
import { RecordCheckHereDocument } from '../../generated/sign-on-page.ts';
import { readValues, type TypedCheck } from './check-values.ts';
import { readDeviceKey } from './device-key.ts';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { send } from './send.ts';
import { readStored, store } from './storage.ts';
import { readServerTime } from './time.ts';
import { useChange } from './use-change.ts';
import type { PageCheck, PageItem, SignOnAnswer } from './use-sign-on-page.ts';

interface ChecksOptions {
  token: string;
  item: PageItem;
  receivedAt: number;
  take: (answer: SignOnAnswer) => void;
  phrases: Phrases;
  language: PageLanguage;
}

/** The instrument stays with the tester, from one test to the next. */
const instrumentKey = 'eptw.instrument';

/** Records the checks of the worker's role; the server says what they came to. */
export function useChecks({ token, item, receivedAt, take, phrases, language }: ChecksOptions) {
  const { change, isSending, problem, setProblem } = useChange(take, phrases, language);
  const [failed, setFailed] = useState<string>();

  async function record(check: PageCheck, typed: TypedCheck): Promise<'passed' | 'failed' | 'not recorded'> {
    const { overRange, isWell, note, instrument, calibratedOn } = typed;
    if (check.needsInstrument) store(instrumentKey, [calibratedOn, instrument].join(' '));
    let recorded: SignOnAnswer['recordedCheck'] = null;
    const sent = {
      token,
      deviceKey: readDeviceKey(token),
      deviceTime: new Date(readServerTime(item.now, receivedAt)).toISOString(),
      series: check.series,
      values: readValues(typed),
      overRange: [...overRange],
      passed: isWell,
      ...(note && { note }),
      ...(check.needsInstrument && { instrument, calibratedOn }),
    };
    await change(async () => {
      const answer = (await send(RecordCheckHereDocument, sent)).recordCheckHere;
      recorded = answer.recordedCheck;
      return answer;
    });
    // Assigned where the compiler does not look.
    const result = recorded as SignOnAnswer['recordedCheck'];
    if (!result) return 'not recorded';
    if (!result.passed) setFailed(result.news);
    return result.passed ? 'passed' : 'failed';
  }

  const createTyped = (): TypedCheck => {
    const [calibratedOn = '', ...instrument] = (readStored(instrumentKey) ?? '').split(' ');
    return { texts: {}, overRange: [], isWell: true, note: '', calibratedOn, instrument: instrument.join(' ') };
  };

  /** Begins another check. */
  const reset = () => {
    setFailed(undefined);
    setProblem('');
  };

  return { record, createTyped, reset, failed, isSending, problem };
}

export type Checks = ReturnType<typeof useChecks>;
