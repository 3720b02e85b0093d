import { memo, useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCollapsible } from '@eptw/domain/template/submission/collapsible';
import { ChevronDown } from 'lucide-react';
import { diffSubmissions, type InputChange } from '@eptw/domain/template/submission/answer-changes';
import { getInputValue } from '@eptw/domain/template/submission/filled-inputs';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateInput, TemplateSection } from '@eptw/domain/template/model/template';
import { getFieldLayout } from './field-shell.tsx';
import type { FormTemplate } from './form-store.ts';
import { inputAnswers } from '../inputs/answers.ts';
import { createSectionMounts, useSectionMount, type SectionMounts } from './section-mounts.ts';
import './form.css';
import './read-only-form.css';
import './drawings-and-files.css';

interface ReadOnlyInputProps {
  input: TemplateInput;
  submission: Submission;
  change: InputChange | undefined;
  /** Hidden on screen, but printed. */
  isCollapsed: boolean;
}

const ReadOnlyInput = memo(function ReadInput({ input, submission, change, isCollapsed }: ReadOnlyInputProps) {
  const layout = getFieldLayout(input);
  const displayedValue = inputAnswers[input.type]({
    input,
    value: getInputValue(submission, input) as Submission[string] | undefined,
  });
  if (input.type === 'freetext') {
    return (
      <div className={layout.className} style={layout.style}>
        {displayedValue}
      </div>
    );
  }
  return (
    <div
      className={change ? `${layout.className} form-changed` : layout.className}
      style={layout.style}
      data-folded={isCollapsed || undefined}
    >
      <dt>{input.label}</dt>
      <dd>
        {displayedValue}
        {change && (
          <p className="form-before">
            {change.before === '' ? (
              'was not filled in'
            ) : (
              <>
                was <s>{change.before}</s>
              </>
            )}
          </p>
        )}
      </dd>
    </div>
  );
});

/** Formats the number of changed inputs in a section. */
function formatChangeCount(count: number): string {
  return count === 0 ? 'No changes' : count === 1 ? '1 changed' : `${count} changed`;
}

interface ReadOnlySectionProps {
  id: string;
  section: TemplateSection;
  index: number;
  mark: string;
  mounts: SectionMounts;
  submission: Submission;
  changes: ReadonlyMap<string, InputChange> | undefined;
  changedOnly: boolean;
}

function ReadOnlySection(props: ReadOnlySectionProps) {
  const { id, section, index, mark, mounts, submission, changes, changedOnly } = props;
  const [isMounted, sectionRef] = useSectionMount(mounts, index);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const changedCount = section.form.filter((input) => changes?.has(input.name)).length;
  if (changedOnly && changedCount === 0) return null;
  const inputs = changedOnly ? section.form.filter((input) => changes?.has(input.name)) : section.form;
  const collapsible = changedOnly
    ? []
    : inputs.filter((input) => !changes?.has(input.name) && isCollapsible(input, submission));
  const answerInputs = inputs.filter((input) => input.type !== 'freetext');
  const collapsedInputs = isOpen ? [] : collapsible;
  const freeTexts = inputs.filter((input) => input.type === 'freetext');
  return (
    <section className="form-section" id={id} aria-labelledby={`${id}-title`} ref={sectionRef}>
      <header className="form-section-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          <span className="form-mark">{mark}</span>
          {section.title}
        </h2>
        {changes && (
          <span className={changedCount > 0 ? 'form-changed-pill' : 'form-state'}>
            {formatChangeCount(changedCount)}
          </span>
        )}
      </header>
      {isMounted ? (
        <>
          {freeTexts.map((input, position) => (
            <p key={position} className="form-freetext form-freetext-read">
              {input.label}
            </p>
          ))}
          <dl
            id={listId}
            className="form-grid form-readings"
            data-folded={collapsedInputs.length === answerInputs.length || undefined}
          >
            {answerInputs.map((input) => (
              <ReadOnlyInput
                key={input.name}
                input={input}
                submission={submission}
                change={changes?.get(input.name)}
                isCollapsed={collapsedInputs.includes(input)}
              />
            ))}
          </dl>
          {collapsible.length > 0 && (
            <button
              type="button"
              className="form-empty-toggle"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown size={14} aria-hidden />
              {collapsible.length} not filled in
            </button>
          )}
        </>
      ) : (
        <div style={{ height: section.form.length * 30 }} />
      )}
    </section>
  );
}

export interface ReadOnlyFormProps {
  /** Identifies the form on its screen; part of the ids of the sections. */
  formKey: string;
  template: FormTemplate;
  submission: Submission;
  /** The values to mark changes against. */
  before?: Submission;
  /** The changes to mark, if they are known without the previous values. Without either nothing is marked. */
  changes?: readonly InputChange[];
  /** Omits every input that did not change. */
  changedOnly?: boolean;
  mark?: (index: number) => string;
  /** Which sections are mounted, if something on the screen links to them. */
  mounts?: SectionMounts;
}

/** A filled form, read-only, section by section, with changes since `before` marked. */
export function ReadOnlyForm(props: ReadOnlyFormProps) {
  const { formKey, template, submission, before, changes: givenChanges, changedOnly = false, mark } = props;
  const ownMounts = useMemo(() => createSectionMounts(template), [template]);
  const mounts = props.mounts ?? ownMounts;
  const changes = useMemo(() => {
    const shownChanges = givenChanges ?? (before && diffSubmissions(template, before, submission));
    return shownChanges && new Map(shownChanges.map((change) => [change.name, change]));
  }, [template, before, submission, givenChanges]);
  useEffect(() => {
    const beforePrint = () => flushSync(() => mounts.mountAll());
    addEventListener('beforeprint', beforePrint);
    return () => removeEventListener('beforeprint', beforePrint);
  }, [mounts]);
  return template.sections.map((section, index) => (
    <ReadOnlySection
      key={`${formKey}-section-${index + 1}`}
      id={`${formKey}-section-${index + 1}`}
      section={section}
      index={index}
      mark={mark?.(index) ?? String(index + 1)}
      mounts={mounts}
      submission={submission}
      changes={changes}
      changedOnly={changedOnly}
    />
  ));
}
