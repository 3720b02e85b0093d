import { canReview } from '@eptw/domain/permit/reviewers';
import { useMemo, type ReactNode } from 'react';
import type { ColumnWidth, TemplateInput } from '@eptw/domain/template/template';
import { ChoiceList } from '../../../components/field/choice-list.tsx';
import { FieldShell } from '../../templates/components/field-shell.tsx';
import { StaffSelect } from '../../users/components/staff-select.tsx';
import type { PermitChoices, FormOptions } from './permit-choices.ts';
import { toGroupOptions } from './group-options.ts';

interface ChoiceFieldShellProps {
  id: string;
  label: string;
  col: ColumnWidth;
  isMissing: boolean;
  /** Why the selection is not allowed. */
  problem?: string | undefined;
  children: ReactNode;
}

/** A choice above the form, laid out as an input. */
export function ChoiceField({ id, label, col, isMissing, problem, children }: ChoiceFieldShellProps) {
  const input: TemplateInput = { type: 'select', name: id, label, required: true, col };
  return (
    <FieldShell input={input} id={id} labelling="control" isMissing={isMissing} problem={problem}>
      {children}
    </FieldShell>
  );
}

interface ChoiceFieldProps {
  label: string;
  choices: PermitChoices;
  onChoose: (change: Partial<PermitChoices>) => void;
}

/** Selects the discipline of the work. */
export function DisciplineField({
  label,
  choices,
  onChoose,
  formOptions,
}: ChoiceFieldProps & { formOptions: FormOptions }) {
  return (
    <ChoiceField id="raise-discipline" label={label} col={4} isMissing={choices.discipline === ''}>
      <ChoiceList
        id="raise-discipline"
        className="form-wide"
        value={choices.discipline || null}
        placeholder="Choose one"
        options={formOptions.disciplines.map(({ _id, code, description }) => ({
          value: _id,
          label: description ? `${code}, ${description}` : code,
        }))}
        showSearch={{ optionFilterProp: 'label' }}
        aria-required
        onChange={(discipline) => onChoose({ discipline })}
      />
    </ChoiceField>
  );
}

/** Selects the host / system owner. */
export function OwnerField({ label, choices, onChoose }: ChoiceFieldProps) {
  return (
    <ChoiceField id="raise-owner" label={label} col={4} isMissing={choices.owner === ''}>
      <StaffSelect
        id="raise-owner"
        mode="single"
        value={choices.owner === '' ? [] : [choices.owner]}
        onChange={([owner = '']) => onChoose({ owner })}
        placeholder="Search by e-mail"
        required
      />
    </ChoiceField>
  );
}

/** Selects individual reviewers; the submitter cannot be one. */
export function IndividualReviewersField({ label, choices, onChoose, userId }: ChoiceFieldProps & { userId: string }) {
  const self = useMemo(() => [userId], [userId]);
  return (
    <ChoiceField id="raise-individuals" label={label} col={4} isMissing={choices.individuals.length === 0}>
      <StaffSelect
        id="raise-individuals"
        mode="multiple"
        value={choices.individuals}
        onChange={(individuals) => onChoose({ individuals })}
        excluded={self}
        canChoose={canReview}
        placeholder="Search by name or e-mail"
        required
      />
    </ChoiceField>
  );
}

interface MtGroupsFieldProps extends ChoiceFieldProps {
  formOptions: FormOptions;
  userId: string;
  /** The site of the work; only its groups can be selected. */
  siteId: string;
}

/** Selects the groups of which one member each must approve. */
export function MtGroupsField({ label, choices, onChoose, formOptions, userId, siteId }: MtGroupsFieldProps) {
  const groups = useMemo(() => toGroupOptions(formOptions, siteId, userId), [formOptions, siteId, userId]);
  return (
    <ChoiceField id="raise-groups" label={label} col={4} isMissing={choices.groups.length === 0}>
      <ChoiceList
        id="raise-groups"
        className="form-wide"
        mode="multiple"
        value={choices.groups}
        placeholder={siteId === '' ? 'Choose the site first' : 'Choose at least one'}
        options={groups}
        notFoundContent={siteId === '' ? 'Choose the site first' : 'This site has no groups yet.'}
        showSearch={{ optionFilterProp: 'label' }}
        aria-required
        onChange={(chosen: string[]) => onChoose({ groups: chosen })}
      />
    </ChoiceField>
  );
}
