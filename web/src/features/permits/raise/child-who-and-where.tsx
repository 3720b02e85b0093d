import { useEffect, useMemo } from 'react';
import { isChildPermitTemplate } from '@eptw/domain/child-permit/raising';
import { ChoiceList } from '../../../components/field/choice-list.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { ApprovalRoute } from './approval-route.tsx';
import { Choice, DisciplineChoice, GroupsChoice, IndividualsChoice, OwnerChoice } from './choice-fields.tsx';
import { groupsOfSite, type Choices, type Offer } from './choices.ts';
import { ParentSelect } from './parent-select.tsx';
import { useParent } from './use-parent.ts';

interface ChildWhoAndWhereProps {
  user: SessionUser;
  offer: Offer;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

/** What kind of child permit it is, on which permit it is raised, and who decides. It takes its parent's site. */
export function ChildWhoAndWhere({ user, offer, choices, onChoose }: ChildWhoAndWhereProps) {
  const chosen = useParent(choices.parent);
  const site = chosen.parent?.site;
  const templates = useMemo(
    () =>
      offer.templates
        .filter(isChildPermitTemplate)
        .map(({ _id, title }) => ({ value: _id, label: title }))
        .toSorted((one, other) => one.label.localeCompare(other.label, 'en', { numeric: true })),
    [offer.templates],
  );
  useEffect(() => {
    // Groups review at their own site alone.
    const stay = site ? groupsOfSite(choices.groups, offer, site._id) : choices.groups;
    if (stay.length < choices.groups.length) onChoose({ groups: stay });
  }, [site, choices.groups, offer, onChoose]);
  return (
    <Panel title="Who and where" hiddenTitle className="raise-who">
      <div className="form-grid raise-choices">
        <Choice id="raise-template" label="Child Permit" col={4} isMissing={choices.template === ''}>
          <ChoiceList
            id="raise-template"
            className="form-wide"
            value={choices.template || null}
            placeholder="Choose one"
            options={templates}
            showSearch={{ optionFilterProp: 'label' }}
            aria-required
            onChange={(template: string) => onChoose({ template })}
          />
        </Choice>
        <Choice
          id="raise-parent"
          label="Parent Permit"
          col={4}
          isMissing={choices.parent === ''}
          problem={chosen.problem}
        >
          <ParentSelect
            id="raise-parent"
            value={choices.parent}
            chosen={chosen}
            onChange={(parent) => onChoose({ parent })}
          />
          {site && !chosen.problem && <p className="raise-site">At {site.name}, like its parent</p>}
        </Choice>
        <OwnerChoice label="Host / System Owner" {...{ choices, onChoose }} />
        <DisciplineChoice label="Discipline" {...{ offer, choices, onChoose }} />
        <IndividualsChoice label="Individual Reviewer(s)" {...{ choices, onChoose }} userId={user._id} />
        <GroupsChoice label="MTGroup(s)" {...{ offer, choices, onChoose }} userId={user._id} siteId={site?._id ?? ''} />
      </div>
      <ApprovalRoute user={user} choices={choices} />
    </Panel>
  );
}
