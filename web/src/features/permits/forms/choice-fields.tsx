import { canReview } from '@eptw/domain/permit/reviewers';
import { useMemo } from 'react';
import { Select } from '../../../components/field/select.tsx';
import { FormField } from '../../templates/components/form-field.tsx';
import { StaffSelect } from '../../users/components/staff-select.tsx';
import type { PermitChoices, FormOptions } from './permit-choices.ts';
import { toGroupOptions } from './group-options.ts';
import { useUsualPeople } from './use-usual-people.ts';
import { searchByLabel } from '../../../components/field/search-by-label.ts';

interface ChoiceFieldProps {
  label: string;
  choices: PermitChoices;
  onChoose: (change: Partial<PermitChoices>) => void;
}

interface StaffFieldProps extends ChoiceFieldProps {
  /** The site of the work, whose people come first. */
  siteId: string;
}

/** Selects the discipline of the work. */
export function DisciplineField({
  label,
  choices,
  onChoose,
  formOptions,
}: ChoiceFieldProps & { formOptions: FormOptions }) {
  return (
    <FormField id="raise-discipline" label={label} col={4} required isMissing={choices.discipline === ''}>
      {(control) => (
        <Select
          {...control}
          value={choices.discipline || null}
          placeholder="Choose one"
          options={formOptions.disciplines.map(({ _id, code, description }) => ({
            value: _id,
            label: description ? `${code}, ${description}` : code,
          }))}
          showSearch={searchByLabel}
          onChange={(discipline) => onChoose({ discipline })}
        />
      )}
    </FormField>
  );
}

/** Selects the host / system owner. */
export function OwnerField({ label, choices, onChoose, siteId }: StaffFieldProps) {
  const usualIds = useUsualPeople(siteId);
  return (
    <FormField id="raise-owner" label={label} col={4} required isMissing={choices.owner === ''}>
      {(control) => (
        <StaffSelect
          {...control}
          mode="single"
          value={choices.owner === '' ? [] : [choices.owner]}
          onChange={([owner = '']) => onChoose({ owner })}
          placeholder="Search by name or e-mail"
          siteId={siteId}
          usualIds={usualIds}
        />
      )}
    </FormField>
  );
}

/** Selects individual reviewers; the submitter cannot be one. */
export function IndividualReviewersField({
  label,
  choices,
  onChoose,
  siteId,
  userId,
}: StaffFieldProps & { userId: string }) {
  const usualIds = useUsualPeople(siteId);
  const excludedIds = useMemo(() => [userId], [userId]);
  return (
    <FormField id="raise-individuals" label={label} col={4} required isMissing={choices.individuals.length === 0}>
      {(control) => (
        <StaffSelect
          {...control}
          mode="multiple"
          value={choices.individuals}
          onChange={(individuals) => onChoose({ individuals })}
          excluded={excludedIds}
          canChoose={canReview}
          placeholder="Search by name or e-mail"
          siteId={siteId}
          usualIds={usualIds}
        />
      )}
    </FormField>
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
    <FormField id="raise-groups" label={label} col={4} required isMissing={choices.groups.length === 0}>
      {(control) => (
        <Select
          {...control}
          mode="multiple"
          value={choices.groups}
          placeholder={siteId === '' ? 'Choose the site first' : 'Choose at least one'}
          options={groups}
          notFoundContent={siteId === '' ? 'Choose the site first' : 'This site has no groups yet.'}
          showSearch={searchByLabel}
          onChange={(selected: string[]) => onChoose({ groups: selected })}
        />
      )}
    </FormField>
  );
}
