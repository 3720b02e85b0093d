import type { InputDefinition, InputSettingName } from '@eptw/domain/template/definition/input-setting';
import { inputSettingEntries, inputSettings } from '@eptw/domain/template/definition/input-settings';
import { columnWidths } from '@eptw/domain/template/model/template';
import { templateLimits } from '@eptw/domain/template/model/template-limits';
import { Checkbox, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { TextArea, TextInput } from '../../../components/field/text-input.tsx';
import { FormField } from '../components/form-field.tsx';
import { DefaultValueField } from './default-value-field.tsx';
import { withLabel, withOptions, type InputDraft } from './input-draft.ts';
import { OptionRows } from './option-rows.tsx';
import { PurposeField } from './purpose-field.tsx';

interface SettingFieldProps {
  draft: InputDraft;
  /** Whether the input is a new one. */
  isNew: boolean;
  problem: string | undefined;
  onChange: (change: (draft: InputDraft) => InputDraft) => void;
  onLeave: () => void;
}

/** The settings that need more than a line of text or a checkbox. */
type StructuredSettingName = {
  [Name in InputSettingName]: NonNullable<InputDefinition[Name]> extends string | boolean ? never : Name;
}[InputSettingName];

function LabelField({ draft, isNew, problem, onChange, onLeave }: SettingFieldProps) {
  if (draft.type === 'freetext') {
    return (
      <FormField id="input-label" label="Text" col={12} required problem={problem}>
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={5}
            value={draft.label}
            maxLength={templateLimits.paragraph}
            onChange={(text) => onChange((current) => withLabel(current, text, false))}
            onBlur={onLeave}
          />
        )}
      </FormField>
    );
  }
  return (
    <FormField id="input-label" label={inputSettings.label.label} col={6} required problem={problem}>
      {(control) => (
        <TextInput
          {...control}
          autoFocus
          value={draft.label}
          maxLength={templateLimits.label}
          onChange={(text) => onChange((current) => withLabel(current, text, isNew))}
          onBlur={onLeave}
        />
      )}
    </FormField>
  );
}

function NameField({ draft, problem, onChange, onLeave }: SettingFieldProps) {
  const { label, help = '', maxLength } = inputSettings.name;
  return (
    <FormField id="input-name" label={label} col={6} required problem={problem} help={help}>
      {(control) => (
        <TextInput
          {...control}
          className="builder-code"
          value={draft.name}
          maxLength={maxLength}
          spellCheck={false}
          autoComplete="off"
          onChange={(text) => onChange((current) => ({ ...current, name: text }))}
          onBlur={onLeave}
        />
      )}
    </FormField>
  );
}

function ColumnWidthField({ draft, problem, onChange }: SettingFieldProps) {
  const { label } = inputSettings.col;
  return (
    <FormField id="input-col" label={label} col={12} isGroup problem={problem}>
      {() => (
        <Segmented
          name="input-col"
          aria-label={label}
          value={draft.col}
          options={columnWidths.map((width) => ({ value: width, label: String(width) }))}
          onChange={(col) => onChange((current) => ({ ...current, col }))}
        />
      )}
    </FormField>
  );
}

/** A setting that is a line of text. */
function TextSettingField({ name, draft, problem, onChange, onLeave }: SettingFieldProps & { name: InputSettingName }) {
  const { label, help, maxLength } = inputSettings[name];
  const value = draft[name];
  return (
    <FormField
      id={`input-${name}`}
      label={label}
      col={12}
      required={name === 'tooltipText'}
      problem={problem}
      {...(help !== undefined && { help })}
    >
      {(control) => (
        <TextInput
          {...control}
          value={typeof value === 'string' ? value : ''}
          maxLength={maxLength}
          onChange={(text) => onChange((current) => ({ ...current, [name]: text }))}
          onBlur={onLeave}
        />
      )}
    </FormField>
  );
}

/** The fields of these settings. A setting without its field does not compile. */
const structuredFields: Record<StructuredSettingName, (props: SettingFieldProps) => ReactNode> &
  Partial<Record<InputSettingName, (props: SettingFieldProps) => ReactNode>> = {
  label: LabelField,
  name: NameField,
  purpose: PurposeField,
  col: ColumnWidthField,
  options: ({ draft, problem, onChange, onLeave }) => (
    <OptionRows
      options={draft.options}
      canExclude={draft.type === 'multicheck'}
      problem={problem}
      onChange={(options) => onChange((current) => withOptions(current, options))}
      onLeave={onLeave}
    />
  ),
  defaultValue: ({ draft, problem, onChange, onLeave }) => (
    <DefaultValueField
      draft={draft}
      problem={problem}
      onChange={(defaultValue) => onChange((current) => ({ ...current, defaultValue }))}
      onLeave={onLeave}
    />
  ),
  tooltipText: (props) => props.draft.tooltip && <TextSettingField {...props} name="tooltipText" />,
};

/** The field of a setting that is not a flag. */
export function SettingField({ name, ...props }: SettingFieldProps & { name: InputSettingName }) {
  const StructuredField = structuredFields[name];
  return StructuredField ? <StructuredField {...props} /> : <TextSettingField {...props} name={name} />;
}

/** The flags of an input. */
export function SettingFlags({ draft, onChange }: Pick<SettingFieldProps, 'draft' | 'onChange'>) {
  const flags = inputSettingEntries.filter(([, { kind, fits }]) => kind === 'flag' && fits(draft.type));
  if (flags.length === 0) return null;
  return (
    <div className="form-field builder-flags">
      {flags.map(([name, { label }]) => (
        <Checkbox
          key={name}
          checked={draft[name] === true}
          onChange={({ target }) => onChange((current) => ({ ...current, [name]: target.checked }))}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}

const firstSettings: readonly InputSettingName[] = [
  'label',
  'name',
  'purpose',
  'options',
  'placeholder',
  'defaultValue',
];

/** The settings whose fields follow the flags. */
export const settingsAfterFlags: readonly InputSettingName[] = ['tooltipText'];

/** The settings whose fields precede the flags, in their order on screen. */
export const settingsBeforeFlags: readonly InputSettingName[] = [
  ...new Set([...firstSettings, ...inputSettingEntries.map(([name]) => name)]),
].filter((name) => inputSettings[name].kind !== 'flag' && !settingsAfterFlags.includes(name));
