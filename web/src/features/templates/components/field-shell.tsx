import { Tooltip } from 'antd';
import { CircleQuestionMark } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { inputTypeTable } from '@eptw/domain/template/model/input-type-table';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import type { Labelling } from '../inputs/input-renderer.ts';
import { RequiredMark } from '../../../components/field/required-mark.tsx';

/** The maximum width, in twelfths, of inputs that share a row on a phone. */
const maxHalfWidth = 4;

/** The maximum length of a label, in characters, that fits half a row on a phone. */
const maxHalfLabel = 14;

/** The properties of an input that its shell shows. A field that is not an input has no type; its control is narrow. */
export type ShellInput = Pick<TemplateInput, 'label' | 'required' | 'col' | 'tooltip' | 'tooltipText'> &
  Partial<Pick<TemplateInput, 'type'>>;

/** Returns the classes and the width of a field: a full row by default, half a row on a phone if narrow. */
export function getFieldLayout({ type, label, col = 12 }: Pick<ShellInput, 'col' | 'type' | 'label'>): {
  className: string;
  style: CSSProperties;
} {
  const sharesRow =
    col <= maxHalfWidth && label.length <= maxHalfLabel && (type === undefined || inputTypeTable[type].isNarrow);
  return {
    className: sharesRow ? 'form-field form-field-half' : 'form-field',
    style: { '--col': col } as CSSProperties,
  };
}

interface FieldShellProps {
  input: ShellInput;
  id: string;
  labelling: Labelling;
  isMissing: boolean;
  problem: string | undefined;
  /** States where the value comes from. */
  note?: string | undefined;
  contentBelow?: ReactNode;
  children: ReactNode;
}

function Label({ input, id, labelling }: Pick<FieldShellProps, 'input' | 'id' | 'labelling'>) {
  const content = (
    <>
      {input.label}
      {input.required && <RequiredMark />}
    </>
  );
  if (labelling !== 'control') {
    return (
      <span className="form-label" id={`${id}-label`}>
        {content}
      </span>
    );
  }
  return (
    <label className="form-label" id={`${id}-label`} htmlFor={id}>
      {content}
    </label>
  );
}

function Help({ input }: Pick<FieldShellProps, 'input'>) {
  if (!input.tooltip || !input.tooltipText) return null;
  return (
    <Tooltip title={input.tooltipText} trigger={['hover', 'focus', 'click']}>
      <button type="button" className="form-help" aria-label={`Help for ${input.label}: ${input.tooltipText}`}>
        <CircleQuestionMark size={14} aria-hidden />
      </button>
    </Tooltip>
  );
}

/**
 * Label, control and message of one input, in plain elements: cheap enough for hundreds of them. A required, empty
 * input shows that as text and by a red border even before validation.
 */
export function FieldShell({
  input,
  id,
  labelling,
  isMissing,
  problem,
  note,
  contentBelow,
  children,
}: FieldShellProps) {
  const layout = getFieldLayout(input);
  const state = problem ? ' form-field-wrong' : isMissing ? ' form-field-missing' : '';
  const group = labelling === 'group';
  return (
    <div
      id={`${id}-field`}
      className={layout.className + state}
      style={layout.style}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
    >
      {labelling !== 'none' && (
        <div className={labelling === 'own' ? 'form-field-head form-field-head-own' : 'form-field-head'}>
          {labelling !== 'own' && <Label input={input} id={id} labelling={labelling} />}
          <Help input={input} />
          {isMissing && <span className="form-required">Required</span>}
        </div>
      )}
      {children}
      {problem && (
        <p className="form-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {note && (
        <p className="form-note" id={`${id}-note`}>
          {note}
        </p>
      )}
      {contentBelow}
    </div>
  );
}
