import { memo, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Check, CircleAlert } from 'lucide-react';
import type { SectionProgress } from '@eptw/domain/template/validation/section-progress';
import type { TemplateSection } from '@eptw/domain/template/model/template';
import { getSectionId, type EditedForm } from './edited-form.ts';
import { InputField } from './input-field.tsx';
import { useSectionMount } from './section-mounts.ts';
import { useSectionProgress } from './use-progress.ts';
import './form.css';
import './read-only-form.css';
import './drawings-and-files.css';

/** Estimates the height of an unmounted section in pixels, so that the scroll bar is about right. */
function estimateHeight(section: TemplateSection): number {
  const twelfths = section.form.reduce((sum, input) => sum + (input.col ?? 12), 0);
  return Math.ceil(twelfths / 12) * 78;
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The progress of a section: its problems and its missing required inputs. */
export function SectionStatus({ progress }: { progress: SectionProgress }) {
  const { required, missing, problems } = progress;
  return (
    <>
      {problems > 0 && (
        <span className="form-pill">
          <CircleAlert size={12} aria-hidden />
          {formatCount(problems, 'error')}
        </span>
      )}
      {missing > 0 && (
        <span className="form-state">
          {missing} of {Math.max(required, missing)} required left
        </span>
      )}
      {missing === 0 && problems === 0 && required > 0 && (
        <span className="form-state form-state-done">
          <Check size={13} strokeWidth={2.5} aria-hidden />
          Complete
        </span>
      )}
      {missing === 0 && problems === 0 && required === 0 && <span className="form-state">Optional</span>}
    </>
  );
}

interface FormSectionProps {
  form: EditedForm;
  section: TemplateSection;
  index: number;
  /** Shown before the title; the section's number by default. */
  mark: string;
}

const FormSection = memo(function FormSection({ form, section, index, mark }: FormSectionProps) {
  const [isMounted, watch] = useSectionMount(form.mounts, index);
  const progress = useSectionProgress(form, index);
  const id = getSectionId(form, index);
  return (
    <section className="form-section" id={id} aria-labelledby={`${id}-title`} ref={watch}>
      <header className="form-section-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          <span className="form-mark">{mark}</span>
          {section.title}
        </h2>
        {progress && <SectionStatus progress={progress} />}
      </header>
      {isMounted ? (
        <div className="form-grid">
          {section.form.map((input, position) => (
            <InputField key={`${position}-${input.name}`} form={form} input={input} />
          ))}
        </div>
      ) : (
        <div style={{ height: estimateHeight(section) }} />
      )}
    </section>
  );
});

/**
 * A template's sections being filled in. Sections are mounted when they come near, and all of them for printing. The
 * fields need a FormContextProvider around them.
 */
export function TemplateForm({ form, mark }: { form: EditedForm; mark?: (index: number) => string }): ReactNode {
  const { mounts, template } = form;
  useEffect(() => {
    const beforePrint = () => flushSync(() => mounts.mountAll());
    addEventListener('beforeprint', beforePrint);
    return () => removeEventListener('beforeprint', beforePrint);
  }, [mounts]);
  return template.sections.map((section, index) => (
    <FormSection
      key={getSectionId(form, index)}
      form={form}
      section={section}
      index={index}
      mark={mark?.(index) ?? String(index + 1)}
    />
  ));
}
