import {
  getInputFields,
  validateInput,
  type InputDefinition,
  type InputField,
} from '@eptw/domain/template/input-definition';
import { listPurposes } from '@eptw/domain/template/input-purpose';
import { columnWidths, inputTypes, type InputPurpose } from '@eptw/domain/template/template';
import { templateLimits } from '@eptw/domain/template/template-limits';
import { inputTypeLabels } from '@eptw/domain/template/type-labels';
import { Checkbox, Input, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { ChoiceList } from '../../../components/field/choice-list.tsx';
import { runAfterPointerRelease } from '../../../lib/run-after-pointer-release.ts';
import { BuilderField } from './builder-field.tsx';
import { DefaultValueField } from './default-value-field.tsx';
import {
  toInputDraft,
  toInputDefinition,
  emptyInputDraft,
  withLabel,
  withType,
  withOptions,
  type InputDraft,
} from './input-draft.ts';
import { OptionRows } from './option-rows.tsx';
import { PurposeField } from './purpose-field.tsx';

interface InputDialogProps {
  /** The input that is changed; absent for a new one. */
  input: InputDefinition | undefined;
  /** The title of the section that it is in. */
  section: string;
  /** Names of other inputs. */
  taken: ReadonlySet<string>;
  /** What other inputs are for. */
  claimed: ReadonlySet<InputPurpose>;
  onSave: (input: InputDefinition) => void;
  onCancel: () => void;
  /** Called when the dialog is gone. */
  onClosed: () => void;
  open: boolean;
}

const typeOptions = inputTypes.map((type) => ({ value: type, label: inputTypeLabels[type] }));

/** Asks everything about one input. What is wrong is told at its field once that was left, or when saving is tried. */
export function InputDialog({ input, section, taken, claimed, onSave, onCancel, onClosed, open }: InputDialogProps) {
  const [draft, setDraft] = useState<InputDraft>(() => (input ? toInputDraft(input) : emptyInputDraft));
  const [left, setLeft] = useState<ReadonlySet<InputField>>(new Set(input && listWrongFields(input, taken, claimed)));
  const [tried, setTried] = useState(false);
  const has = getInputFields(draft.type);
  const problems = validateInput(toInputDefinition(draft), taken, claimed);

  function problemOf(field: InputField): string | undefined {
    return tried || left.has(field) ? problems.find((problem) => problem.field === field)?.message : undefined;
  }

  const set = (part: Partial<InputDraft>) => setDraft((now) => ({ ...now, ...part }));
  const leave = (field: InputField) => runAfterPointerRelease(() => setLeft((fields) => new Set([...fields, field])));

  function save() {
    setTried(true);
    if (problems.length === 0) onSave(toInputDefinition(draft));
    else
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.builder-dialog [aria-invalid="true"]')?.focus(),
      );
  }

  return (
    <Modal
      open={open}
      className="builder-dialog"
      width={680}
      title={input ? 'Edit input' : `Add input to '${section}'`}
      okText={input ? 'Save input' : 'Add input'}
      cancelText="Go back"
      onOk={save}
      onCancel={onCancel}
      mask={{ closable: false }}
      afterClose={onClosed}
    >
      <div className="form-grid builder-dialog-grid">
        <BuilderField id="input-type" label="Type" col={12} required problem={problemOf('type')}>
          {(described) => (
            <ChoiceList
              {...described}
              className="form-wide"
              value={draft.type}
              options={typeOptions}
              listHeight={420}
              virtual={false}
              onChange={(type) => setDraft((now) => withType(now, type))}
            />
          )}
        </BuilderField>
        {has.takesValue ? (
          <BuilderField id="input-label" label="Label" col={6} required problem={problemOf('label')}>
            {(described) => (
              <Input
                {...described}
                autoFocus
                value={draft.label}
                maxLength={templateLimits.label}
                onChange={({ target }) => setDraft((now) => withLabel(now, target.value, !input))}
                onBlur={() => leave('label')}
              />
            )}
          </BuilderField>
        ) : (
          <BuilderField id="input-label" label="Text" col={12} required problem={problemOf('label')}>
            {(described) => (
              <Input.TextArea
                {...described}
                autoFocus
                rows={5}
                value={draft.label}
                maxLength={templateLimits.paragraph}
                onChange={({ target }) => setDraft((now) => withLabel(now, target.value, false))}
                onBlur={() => leave('label')}
              />
            )}
          </BuilderField>
        )}
        {has.takesValue && (
          <BuilderField
            id="input-name"
            label="Name"
            col={6}
            required
            problem={problemOf('name')}
            help="Answers are stored under this name. It must be unique and contain no spaces."
          >
            {(described) => (
              <Input
                {...described}
                className="builder-code"
                value={draft.name}
                maxLength={templateLimits.name}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => set({ name: target.value })}
                onBlur={() => leave('name')}
              />
            )}
          </BuilderField>
        )}
        {listPurposes(draft.type).length > 0 && (
          <PurposeField
            type={draft.type}
            purpose={draft.purpose}
            problem={problemOf('purpose')}
            onChange={(purpose) => set({ purpose })}
            onLeave={() => leave('purpose')}
          />
        )}
        {has.options && (
          <OptionRows
            options={draft.options}
            canExclude={draft.type === 'multicheck'}
            problem={problemOf('options')}
            onChange={(options) => setDraft((now) => withOptions(now, options))}
            onLeave={() => leave('options')}
          />
        )}
        {has.placeholder && (
          <BuilderField id="input-placeholder" label="Placeholder" col={12} problem={problemOf('placeholder')}>
            {(described) => (
              <Input
                {...described}
                value={draft.placeholder}
                maxLength={templateLimits.placeholder}
                onChange={({ target }) => set({ placeholder: target.value })}
                onBlur={() => leave('placeholder')}
              />
            )}
          </BuilderField>
        )}
        {has.defaultValue && (
          <DefaultValueField
            draft={draft}
            problem={problemOf('defaultValue')}
            onChange={(defaultValue) => set({ defaultValue })}
            onLeave={() => leave('defaultValue')}
          />
        )}
        <BuilderField id="input-col" label="Column width" col={12} isGroup problem={problemOf('col')}>
          {() => (
            <Segmented
              name="input-col"
              aria-label="Column width"
              value={draft.col}
              options={columnWidths.map((width) => ({ value: width, label: String(width) }))}
              onChange={(col) => set({ col })}
            />
          )}
        </BuilderField>
        {has.takesValue && (
          <div className="form-field builder-flags">
            <Checkbox checked={draft.required} onChange={({ target }) => set({ required: target.checked })}>
              Required
            </Checkbox>
            <Checkbox checked={draft.tooltip} onChange={({ target }) => set({ tooltip: target.checked })}>
              Tooltip
            </Checkbox>
          </div>
        )}
        {has.takesValue && draft.tooltip && (
          <BuilderField id="input-tooltip" label="Tooltip text" col={12} required problem={problemOf('tooltipText')}>
            {(described) => (
              <Input
                {...described}
                value={draft.tooltipText}
                maxLength={templateLimits.tooltip}
                onChange={({ target }) => set({ tooltipText: target.value })}
                onBlur={() => leave('tooltipText')}
              />
            )}
          </BuilderField>
        )}
      </div>
    </Modal>
  );
}

/** The fields of an input that are wrong already: what an imported form brought along is told at once. */
function listWrongFields(
  input: InputDefinition,
  taken: ReadonlySet<string>,
  claimed: ReadonlySet<InputPurpose>,
): InputField[] {
  return validateInput(input, taken, claimed).map(({ field }) => field);
}
