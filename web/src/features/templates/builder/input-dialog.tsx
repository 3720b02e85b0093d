import { validateInput, type InputField } from '@eptw/domain/template/definition/input-definition';
import type { InputDefinition, InputSettingName, OtherInputs } from '@eptw/domain/template/definition/input-setting';
import { inputSettings } from '@eptw/domain/template/definition/input-settings';
import { inputTypes } from '@eptw/domain/template/model/template';
import { inputTypeTable } from '@eptw/domain/template/model/input-type-table';
import { Modal } from 'antd';
import { useState } from 'react';
import { Select } from '../../../components/field/select.tsx';
import { runAfterPointerRelease } from '../../../lib/run-after-pointer-release.ts';
import { FormField } from '../components/form-field.tsx';
import { toInputDraft, toInputDefinition, emptyInputDraft, withType, type InputDraft } from './input-draft.ts';
import { SettingField, SettingFlags, settingsAfterFlags, settingsBeforeFlags } from './setting-fields.tsx';

interface InputDialogProps {
  /** The input to edit; undefined for a new one. */
  input: InputDefinition | undefined;
  /** The title of its section. */
  section: string;
  others: OtherInputs;
  onSave: (input: InputDefinition) => void;
  onCancel: () => void;
  /** Called after the dialog has closed. */
  onClosed: () => void;
  open: boolean;
}

const typeOptions = inputTypes.map((type) => ({ value: type, label: inputTypeTable[type].label }));

/** The settings of one input. Problems show at a field on blur, or when saving is attempted. */
export function InputDialog({ input, section, others, onSave, onCancel, onClosed, open }: InputDialogProps) {
  const [draft, setDraft] = useState<InputDraft>(() => (input ? toInputDraft(input) : emptyInputDraft));
  const [visitedFields, setVisitedFields] = useState<ReadonlySet<InputField>>(
    new Set(input && listInvalidFields(input, others)),
  );
  const [triedToSave, setTriedToSave] = useState(false);
  const problems = validateInput(toInputDefinition(draft), others);

  function findProblem(field: InputField): string | undefined {
    return triedToSave || visitedFields.has(field)
      ? problems.find((problem) => problem.field === field)?.message
      : undefined;
  }

  const markVisited = (field: InputField) =>
    runAfterPointerRelease(() => setVisitedFields((fields) => new Set([...fields, field])));

  function renderField(name: InputSettingName) {
    if (!inputSettings[name].fits(draft.type)) return null;
    return (
      <SettingField
        key={name}
        name={name}
        draft={draft}
        isNew={!input}
        problem={findProblem(name)}
        onChange={setDraft}
        onLeave={() => markVisited(name)}
      />
    );
  }

  function save() {
    setTriedToSave(true);
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
        <FormField id="input-type" label="Type" col={12} required problem={findProblem('type')}>
          {(control) => (
            <Select
              {...control}
              value={draft.type}
              options={typeOptions}
              listHeight={420}
              virtual={false}
              onChange={(type) => setDraft((current) => withType(current, type))}
            />
          )}
        </FormField>
        {settingsBeforeFlags.map(renderField)}
        <SettingFlags draft={draft} onChange={setDraft} />
        {settingsAfterFlags.map(renderField)}
      </div>
    </Modal>
  );
}

/** Lists the fields of an input that are already invalid: problems of an imported form show immediately. */
function listInvalidFields(input: InputDefinition, others: OtherInputs): InputField[] {
  return validateInput(input, others).map(({ field }) => field);
}
