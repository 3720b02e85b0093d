import { ActionSheet } from '../actions/action-sheet.tsx';
import { FailedCheckSheet } from '../checks/failed-check-sheet.tsx';
import { PassOrFailSheet } from '../checks/pass-or-fail-sheet.tsx';
import { ReadingSheet } from '../checks/reading-sheet.tsx';
import { SignOnCodeSheet } from '../sign-on/sign-on-code-sheet.tsx';
import { SignOnSheet } from '../sign-on/sign-on-sheet.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';

/** The sheet that is open, if any. */
export function WorkSheets({ screen: { opened, page, stops, open, close } }: { screen: WorkScreen }) {
  if (!opened) return null;
  if ('failed' in opened)
    return <FailedCheckSheet problem={opened.failed} work={page.permitWork.work} onClose={close} />;
  if ('action' in opened)
    return <ActionSheet key={opened.action} action={opened.action} page={page} stops={stops} onClose={close} />;
  if ('code' in opened) return <SignOnCodeSheet page={page} onClose={close} />;
  if ('signOn' in opened) return <SignOnSheet page={page} onClose={close} />;
  const { name } = opened.record.series;
  // As it is now: somebody else may have recorded a check since the sheet was opened.
  const recorded = page.permitWork.series.find(({ series }) => series.name === name) ?? opened.record;
  const onFailed = (failed: string) => open({ failed });
  const RecordSheet = recorded.series.readings.length === 0 ? PassOrFailSheet : ReadingSheet;
  return <RecordSheet recorded={recorded} page={page} onClose={close} onFailed={onFailed} />;
}
