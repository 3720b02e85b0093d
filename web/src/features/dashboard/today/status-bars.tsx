import { isStatus, statusTone } from '@eptw/domain/permit/status';
import { formatNumber } from '../../../components/chart/chart-data.ts';
import { Panel } from '../../../components/page/panel.tsx';

interface StatusBarsProps {
  rows: readonly { status: string; label: string; counts: { total: number } }[];
}

/** How many permits are in each status: a number, and a bar to compare it by. */
export function StatusBars({ rows }: StatusBarsProps) {
  const greatest = Math.max(1, ...rows.map(({ counts }) => counts.total));
  return (
    <Panel title="All permits by status">
      <dl className="status-bars">
        {rows.map(({ status, label, counts }) => (
          <div key={status}>
            <dt>{label}</dt>
            <dd className="tabular">
              {formatNumber(counts.total)}
              <span
                className="status-bar"
                data-tone={isStatus(status) ? statusTone(status) : 'slate'}
                style={{ inlineSize: `${(100 * counts.total) / greatest}%` }}
                aria-hidden
              />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
