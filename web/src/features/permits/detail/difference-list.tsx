import type { ChangedInput } from './changes-since.ts';
import './difference-list.css';

/** Answers before and after. */
export function DifferenceList({ changes }: { changes: readonly ChangedInput[] }) {
  return (
    <dl className="permit-difference-list">
      {changes.map(({ form, name, label, before, after }) => (
        <div key={`${form} ${name}`}>
          <dt>
            {label}
            <small>{form}</small>
          </dt>
          <dd>
            {before ? <del>{before}</del> : <i>empty</i>} <span aria-label="became">→</span>{' '}
            {after ? <ins>{after}</ins> : <i>empty</i>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
