import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

interface Detail {
  label: string;
  /** What is known; a dash stands where nothing is. */
  value: ReactNode;
}

/** A panel of what is known of one thing, each under its label. What is to be known beside a value is its `<small>`. */
export function DetailsPanel({ title, facts }: { title: string; facts: readonly Detail[] }) {
  return (
    <Panel title={title} hiddenTitle className="facts-panel">
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
