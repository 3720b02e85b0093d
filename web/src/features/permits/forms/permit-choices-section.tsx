import type { ReactNode } from 'react';
import { Select } from '../../../components/field/select.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { FormField } from '../../templates/components/form-field.tsx';
import { ApprovalRoute } from './approval-route.tsx';
import { DisciplineField, MtGroupsField, IndividualReviewersField, OwnerField } from './choice-fields.tsx';
import type { PermitChoices, FormOptions } from './permit-choices.ts';

interface PermitChoicesSectionProps {
  user: SessionUser;
  formOptions: FormOptions;
  choices: PermitChoices;
  onChoose: (change: Partial<PermitChoices>) => void;
  /** A note about the choices. */
  note?: ReactNode;
}

/** The type of a permit, its site and its reviewers. Choices that exclude each other are cleared. */
export function PermitChoicesSection({ user, formOptions, choices, onChoose, note }: PermitChoicesSectionProps) {
  const parents = formOptions.templates.filter((template) => template.asParentPermit && !template.archived);
  return (
    <Panel title="Who and where" hiddenTitle className="raise-who">
      <div className="form-grid raise-choices">
        <FormField id="raise-template" label="Permit Type" col={4} required isMissing={choices.template === ''}>
          {(control) => (
            <Select
              {...control}
              value={choices.template || null}
              placeholder="Choose one"
              options={parents.map((template) => ({ value: template._id, label: template.title }))}
              onChange={(template) => onChoose({ template })}
            />
          )}
        </FormField>
        <FormField id="raise-site" label="Site" col={4} required isMissing={choices.site === ''}>
          {(control) => (
            <Select
              {...control}
              value={choices.site || null}
              placeholder="Choose one of your sites"
              options={formOptions.sites.map((site) => ({ value: site._id, label: site.name }))}
              notFoundContent="No site is assigned to you. Ask an administrator."
              onChange={(site) => onChoose({ site })}
            />
          )}
        </FormField>
        <DisciplineField label="Discipline" {...{ formOptions, choices, onChoose }} />
        <OwnerField label="Host / System Owner" {...{ choices, onChoose }} siteId={choices.site} />
        <IndividualReviewersField
          label="Individual Reviewers"
          {...{ choices, onChoose }}
          siteId={choices.site}
          userId={user._id}
        />
        <MtGroupsField
          label="MT groups"
          {...{ formOptions, choices, onChoose }}
          userId={user._id}
          siteId={choices.site}
        />
      </div>
      {note}
      <ApprovalRoute user={user} choices={choices} />
    </Panel>
  );
}
