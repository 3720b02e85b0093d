import { compareAsRead } from '@eptw/domain/text/reading-order';
import { useEffect, useMemo } from 'react';
import { isChildPermitTemplate } from '@eptw/domain/child-permit/create';
import { Select } from '../../../components/field/select.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { FormField } from '../../templates/components/form-field.tsx';
import { ApprovalRoute } from '../forms/approval-route.tsx';
import { DisciplineField, MtGroupsField, IndividualReviewersField, OwnerField } from '../forms/choice-fields.tsx';
import { filterGroupsBySite, type PermitChoices, type FormOptions } from '../forms/permit-choices.ts';
import { ParentSelect } from './parent-select.tsx';
import { useParentPermit } from './use-parent-permit.ts';
import { searchByLabel } from '../../../components/field/search-by-label.ts';

interface ChildPermitChoicesSectionProps {
  user: SessionUser;
  formOptions: FormOptions;
  choices: PermitChoices;
  onChoose: (change: Partial<PermitChoices>) => void;
}

/** The type of a child permit, its parent permit and its reviewers. It is at its parent's site. */
export function ChildPermitChoicesSection({ user, formOptions, choices, onChoose }: ChildPermitChoicesSectionProps) {
  const parentResult = useParentPermit(choices.parent);
  const site = parentResult.parent?.site;
  const templates = useMemo(
    () =>
      formOptions.templates
        .filter(isChildPermitTemplate)
        .map(({ _id, title }) => ({ value: _id, label: title }))
        .toSorted((one, other) => compareAsRead(one.label, other.label)),
    [formOptions.templates],
  );
  useEffect(() => {
    // Groups review only at their own site.
    const siteGroups = site ? filterGroupsBySite(choices.groups, formOptions, site._id) : choices.groups;
    if (siteGroups.length < choices.groups.length) onChoose({ groups: siteGroups });
  }, [site, choices.groups, formOptions, onChoose]);
  return (
    <Panel title="Who and where" hiddenTitle className="raise-who">
      <div className="form-grid raise-choices">
        <FormField id="raise-template" label="Child Permit" col={4} required isMissing={choices.template === ''}>
          {(control) => (
            <Select
              {...control}
              value={choices.template || null}
              placeholder="Choose one"
              options={templates}
              showSearch={searchByLabel}
              onChange={(template: string) => onChoose({ template })}
            />
          )}
        </FormField>
        <FormField
          id="raise-parent"
          label="Parent Permit"
          col={4}
          required
          isMissing={choices.parent === ''}
          problem={parentResult.problem}
        >
          {(control) => (
            <>
              <ParentSelect
                control={control}
                value={choices.parent}
                parent={parentResult}
                onChange={(parent) => onChoose({ parent })}
              />
              {site && !parentResult.problem && <p className="raise-site">At {site.name}, like its parent</p>}
            </>
          )}
        </FormField>
        <OwnerField label="Host / System Owner" {...{ choices, onChoose }} siteId={site?._id ?? ''} />
        <DisciplineField label="Discipline" {...{ formOptions, choices, onChoose }} />
        <IndividualReviewersField
          label="Individual Reviewer(s)"
          {...{ choices, onChoose }}
          siteId={site?._id ?? ''}
          userId={user._id}
        />
        <MtGroupsField
          label="MTGroup(s)"
          {...{ formOptions, choices, onChoose }}
          userId={user._id}
          siteId={site?._id ?? ''}
        />
      </div>
      <ApprovalRoute user={user} choices={choices} />
    </Panel>
  );
}
