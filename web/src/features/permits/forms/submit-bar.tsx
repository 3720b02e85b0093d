import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import type { RailEntry } from '../../templates/components/rail-groups.ts';
import { formatMissingChoices } from './permit-choices.ts';

/** The number of sections shown in the bar: as many as fit in one row. */
const linksShown = 3;

function countLeft({ progress }: RailEntry): number {
  return progress.missing + progress.problems;
}

interface SubmitBarProps {
  /** Whether the work is saved. */
  saveStatus: ReactNode;
  /** Shown before the submit button. */
  saveButton?: ReactNode;
  /** What the work will need before it may start. */
  readiness: ReactNode;
  /** Labels of the missing choices above the form. */
  missingChoices: readonly string[];
  entries: readonly RailEntry[];
  isSubmitting: boolean;
  onSubmit: () => void;
}

/** The bar below the form: whether it is saved, what the work will need, what is missing and where, and the buttons. */
export function SubmitBar({
  saveStatus,
  saveButton,
  readiness,
  missingChoices,
  entries,
  isSubmitting,
  onSubmit,
}: SubmitBarProps) {
  const open = entries.filter((entry) => countLeft(entry) > 0);
  const total = open.reduce((sum, entry) => sum + countLeft(entry), 0);
  const choose = formatMissingChoices(missingChoices);
  return (
    <StickyBar label="Permit actions">
      <div className="raise-state">
        {saveStatus}
        {readiness}
      </div>
      <div className="raise-left" id="raise-left">
        {total > 0 && (
          <button type="button" className="raise-left-total" onClick={() => open[0]?.open()}>
            {total} {total === 1 ? 'input' : 'inputs'} left<span className="only-wide"> before you can submit</span>
          </button>
        )}
        {total === 0 && missingChoices.length === 0 && <span>All required inputs are filled in</span>}
        <span className="raise-left-links only-wide">
          {open.slice(0, linksShown).map((entry) => (
            <a
              key={entry.id}
              href={`#${entry.id}`}
              onClick={(event) => {
                event.preventDefault();
                entry.open();
              }}
            >
              <span className="raise-left-title">{entry.code ?? entry.title}</span>
              <i>
                {countLeft(entry)}
                <span className="visually-hidden"> left</span>
              </i>
            </a>
          ))}
          {open.length > linksShown && <span className="raise-left-more">and {open.length - linksShown} more</span>}
        </span>
      </div>
      {saveButton}
      <Tooltip title={choose}>
        <Button
          type="primary"
          className="raise-submit"
          disabled={missingChoices.length > 0}
          loading={isSubmitting}
          aria-describedby="raise-left raise-unchosen"
          onClick={onSubmit}
        >
          Submit permit
        </Button>
      </Tooltip>
      <span className="visually-hidden" id="raise-unchosen">
        {choose}
      </span>
    </StickyBar>
  );
}
