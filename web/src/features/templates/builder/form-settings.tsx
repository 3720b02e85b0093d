import { templateLimits } from '@eptw/domain/template/model/template-limits';
import type { DefinitionProblem } from '@eptw/domain/template/definition/definition';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { permitTypes } from '@eptw/domain/work-policy/permit-type';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { TextInput } from '../../../components/field/text-input.tsx';
import { Select } from '../../../components/field/select.tsx';
import { runAfterPointerRelease } from '../../../lib/run-after-pointer-release.ts';
import { Panel } from '../../../components/page/panel.tsx';
import { withTitle, type BuilderForm } from './builder-form.ts';
import { FormField } from '../components/form-field.tsx';
import type { Builder } from './use-builder.ts';

interface FormSettingsProps {
  builder: Builder;
  /** Absent for a new form. */
  templateId: string | undefined;
  /** What the server refused in the current form. */
  refused: readonly DefinitionProblem[];
  /** Whether all problems are shown, also at untouched fields. */
  showAll: boolean;
}

type SettingsField = 'title' | 'code' | 'type' | 'asParentPermit';

/** The form's title, permit code and type. */
export function FormSettings({ builder, templateId, refused, showAll }: FormSettingsProps) {
  const { form, change } = builder;
  const [visitedFields, setVisitedFields] = useState<ReadonlySet<SettingsField>>(new Set());
  const isGeneralPermit = templateId === generalPermitTemplateId;

  function findProblem(field: SettingsField): string | undefined {
    const concernsField = (problem: DefinitionProblem) => problem.section === undefined && problem.field === field;
    const ownProblem = showAll || visitedFields.has(field) ? builder.problems.find(concernsField) : undefined;
    return (ownProblem ?? refused.find(concernsField))?.message;
  }

  const markVisited = (field: SettingsField) => () =>
    runAfterPointerRelease(() => setVisitedFields((fields) => new Set([...fields, field])));
  const changeForm = (part: Partial<BuilderForm>, kind?: string) =>
    change((current) => ({ ...current, ...part }), kind);
  const parentProblem = findProblem('asParentPermit');

  return (
    <Panel title="Form" hiddenTitle className="builder-head">
      <div className="form-grid">
        <FormField id="builder-title" label="Form title" col={6} required problem={findProblem('title')}>
          {(control) => (
            <TextInput
              {...control}
              value={form.title}
              maxLength={templateLimits.title}
              placeholder="For example B9 - DIVING"
              onChange={(text) => change((current) => withTitle(current, text, !templateId), 'title')}
              onBlur={markVisited('title')}
            />
          )}
        </FormField>
        <FormField id="builder-type" label="Select Permit Type" col={4} required problem={findProblem('type')}>
          {(control) => (
            <Select
              {...control}
              value={form.type || null}
              options={permitTypes.map((type) => ({ value: type, label: type }))}
              onChange={(type: string) => changeForm({ type })}
            />
          )}
        </FormField>
        <FormField
          id="builder-code"
          label="Permit code"
          col={2}
          required
          problem={findProblem('code')}
          help="The middle of a permit number, such as GP in F10N-GP-000123. Letters and digits."
        >
          {(control) => (
            <TextInput
              {...control}
              value={form.code}
              maxLength={templateLimits.code}
              disabled={isGeneralPermit}
              onChange={(text) => changeForm({ code: text.toUpperCase() }, 'code')}
              onBlur={markVisited('code')}
            />
          )}
        </FormField>
        <div className="form-field builder-flags">
          <Checkbox
            checked={form.asParentPermit}
            disabled={isGeneralPermit}
            onChange={({ target }) => changeForm({ asParentPermit: target.checked })}
          >
            Can be raised as a separate permit
          </Checkbox>
          <Checkbox
            checked={form.showInCreatePermit}
            onChange={({ target }) => changeForm({ showInCreatePermit: target.checked })}
          >
            Offered when a permit is created
          </Checkbox>
          {isGeneralPermit && (
            <p className="form-note">The General Permit is built in: it keeps its code and stays a permit.</p>
          )}
          {parentProblem && <p className="form-problem">{parentProblem}</p>}
        </div>
      </div>
    </Panel>
  );
}
