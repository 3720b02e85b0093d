import { summarizeCheck } from '@eptw/domain/work-policy/describe-work-policy';
import type { PolicyProblem } from '@eptw/domain/work-policy/policy-problem';
import type { CheckDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { checkKindNames, checkKinds, isCheckKind, workPolicyLimits } from '@eptw/domain/work-policy/work-policy';
import { Button } from 'antd';
import { CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '../../../components/popup/menu.tsx';
import { usePopup } from '../../../components/popup/use-popup.ts';
import { focusFirstEnabled } from '../../../lib/focus-first-enabled.ts';
import { FormField } from '../components/form-field.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { createCheckDraft, toCheckDraft, type CheckDraft } from './check-draft.ts';
import { OrderedRowButtons } from './ordered-row-buttons.tsx';
import { findProblemWithin } from './policy-problems.ts';

const addId = 'policy-checks';

interface CheckRowsProps {
  checks: readonly CheckDefinition[];
  problems: readonly PolicyProblem[];
  onChange: (checks: readonly CheckDefinition[]) => void;
}

/** What the dialog edits: a new series, or the one at an index. */
interface DialogSubject {
  index: number | undefined;
  start: CheckDraft;
}

function toRowId({ name }: CheckDefinition): string {
  return `check-row-${name}`;
}

/** The series of checks, in order, with the dialog that edits one of them. */
export function CheckRows({ checks, problems, onChange }: CheckRowsProps) {
  const { open: isMenuOpen, close: closeMenu, buttonProps, popupProps, contentRef } = usePopup('menu');
  const [subject, setSubject] = useState<DialogSubject>();
  const [isOpen, setOpen] = useState(false);
  const [focusId, setFocusId] = useState(addId);

  function openDialog(next: DialogSubject, returnTo: string) {
    setSubject(next);
    setFocusId(returnTo);
    setOpen(true);
  }

  function save(check: CheckDefinition) {
    onChange(subject?.index === undefined ? [...checks, check] : checks.with(subject.index, check));
    setFocusId(`${toRowId(check)}-edit`);
    setOpen(false);
  }

  return (
    <FormField
      id={addId}
      label="Checks"
      col={12}
      isGroup
      problem={problems.find(({ path }) => path === 'checks')?.message}
    >
      {() => (
        <>
          <ol className="policy-rows">
            {checks.map((check, index) => {
              const id = toRowId(check);
              const problem = findProblemWithin(problems, `checks.${index}`);
              return (
                <li key={`${index} ${id}`} className="policy-check-row">
                  <button
                    type="button"
                    id={`${id}-edit`}
                    className="outline-label"
                    onClick={() => openDialog({ index, start: toCheckDraft(check) }, `${id}-edit`)}
                  >
                    <span>{check.title || 'No title'}</span>
                    <span className="quiet">{summarizeCheck(check)}</span>
                    {problem && (
                      <span className="outline-problem">
                        <CircleAlert size={12} aria-hidden />
                        {problem}
                      </span>
                    )}
                  </button>
                  <OrderedRowButtons
                    rows={checks}
                    index={index}
                    toId={toRowId}
                    name={check.title || `check ${index + 1}`}
                    fallbackId={addId}
                    onChange={onChange}
                  />
                </li>
              );
            })}
          </ol>
          <Button
            id={addId}
            type="dashed"
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={checks.length >= workPolicyLimits.checks}
            {...buttonProps}
          >
            Add check
          </Button>
          <div {...popupProps}>
            {isMenuOpen && (
              <div ref={contentRef}>
                <Menu
                  label="Kind of check"
                  items={checkKindNames.map((kind) => ({ key: kind, label: checkKinds[kind] }))}
                  onSelect={(kind) => {
                    closeMenu();
                    if (isCheckKind(kind)) openDialog({ index: undefined, start: createCheckDraft(kind) }, addId);
                  }}
                />
              </div>
            )}
          </div>
          {subject && (
            <CheckDialog
              start={subject.start}
              isNew={subject.index === undefined}
              others={checks.filter((_, index) => index !== subject.index)}
              open={isOpen}
              onSave={save}
              onCancel={() => setOpen(false)}
              onClosed={() => {
                setSubject(undefined);
                focusFirstEnabled(focusId, addId);
              }}
            />
          )}
        </>
      )}
    </FormField>
  );
}
