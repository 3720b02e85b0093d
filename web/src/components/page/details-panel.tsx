import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

interface Detail {
  label: string;
  /** A dash is shown for a missing value. */
  value: ReactNode;
}

/** A panel with an object's details, each with its label. A note on a value is its `<small>`. */
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
