import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { revealField } from '../../templates/components/reveal-input.ts';
import type { RailEntry } from '../../templates/components/rail-groups.ts';
import { formatMissingChoices } from './permit-choices.ts';

/** The number of sections shown in the bar: as many as fit in one row. */
const linksShown = 3;

function countLeft({ progress }: RailEntry): number {
  return progress.missing + progress.problems;
}

/** The choices above the form that are still to be made. */
const missingChoice = '.raise-choices .form-field-missing';

/** Leads to the first input that is left: a choice above the form, or in one of these sections. */
function openFirst(entries: readonly RailEntry[]): void {
  const choice = document.querySelector<HTMLElement>(missingChoice);
  if (choice) revealField(choice);
  else if (entries[0]) openMissing(entries[0]);
}

function openMissing(entry: RailEntry): void {
  (entry.openMissing ?? entry.open)();
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
  // The choices above the form are as required as the inputs of its sections.
  const total = missingChoices.length + open.reduce((sum, entry) => sum + countLeft(entry), 0);
  const choose = formatMissingChoices(missingChoices);
  return (
    <StickyBar label="Permit actions">
      <div className="raise-state">
        {saveStatus}
        {readiness}
      </div>
      <div className="raise-left" id="raise-left">
        {total > 0 && (
          <button type="button" className="raise-left-total" onClick={() => openFirst(open)}>
            {total} {total === 1 ? 'input' : 'inputs'} left<span className="only-wide"> before you can submit</span>
          </button>
        )}
        {total === 0 && <span>All required inputs are filled in</span>}
        <span className="raise-left-links only-wide">
          {open.slice(0, linksShown).map((entry) => (
            <a
              key={entry.id}
              href={`#${entry.id}`}
              onClick={(event) => {
                event.preventDefault();
                openMissing(entry);
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
