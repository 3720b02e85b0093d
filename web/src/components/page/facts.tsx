import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

interface FactsProps {
  title: string;
  facts: readonly { label: string; value: ReactNode }[];
}

/** A panel of what is known of one thing, each under its label. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <Panel title={title} hiddenTitle>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
