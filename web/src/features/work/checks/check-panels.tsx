import { Button } from 'antd';
import { Gauge } from 'lucide-react';
import { summarizeCheck } from '@eptw/domain/work-policy/describe-work-policy';
import { Panel } from '../../../components/page/panel.tsx';
import { CheckTable } from './check-table.tsx';
import { formatRecordLabel } from '@eptw/domain/work/records/record-label';
import { ReadingChart } from './reading-chart.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';
import type { RecordedSeries } from '../job/work.ts';
import './check-panels.css';

function CheckPanel({ recorded, screen }: { recorded: RecordedSeries; screen: WorkScreen }) {
  const { series, checks, mayRecord } = recorded;
  const { work, clock } = screen.page.permitWork;
  const { step } = screen;
  // The next step has its button in the card already.
  const isNextStep = step?.does && 'record' in step.does && step.does.record.series.name === series.name;
  return (
    <Panel
      title={series.title}
      className="work-checks"
      extra={
        <>
          <span className="work-checks-note">{summarizeCheck(series)}</span>
          {mayRecord && !isNextStep && (
            <Button
              className="work-button"
              icon={<Gauge size={16} aria-hidden />}
              onClick={() => screen.open({ record: recorded })}
            >
              {formatRecordLabel(recorded.series)}
            </Button>
          )}
        </>
      }
    >
      {series.readings.length > 0 && checks.length > 0 && (
        <div className="work-readings">
          {series.readings.map((reading) => (
            <ReadingChart key={reading.name} reading={reading} checks={checks} work={work} />
          ))}
        </div>
      )}
      <CheckTable recorded={recorded} work={work} clock={clock} />
    </Panel>
  );
}

/** The checks of the work: every series with what was recorded. */
export function CheckPanels({ screen }: { screen: WorkScreen }) {
  const { series } = screen.page.permitWork;
  if (series.length === 0) return null;
  return (
    <div id="work-checks" className="work-check-panels">
      {series.map((recorded) => (
        <CheckPanel key={recorded.series.name} recorded={recorded} screen={screen} />
      ))}
    </div>
  );
}
