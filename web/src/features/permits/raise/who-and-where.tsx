import type { ReactNode } from 'react';
import { ChoiceList } from '../../../components/field/choice-list.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { ApprovalRoute } from './approval-route.tsx';
import { Choice, DisciplineChoice, GroupsChoice, IndividualsChoice, OwnerChoice } from './choice-fields.tsx';
import type { Choices, Offer } from './choices.ts';

interface WhoAndWhereProps {
  user: SessionUser;
  offer: Offer;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  /** What is said of the choices. */
  note?: ReactNode;
}

/** What kind of permit it is, where the work is, and who decides. Choices that exclude each other are cleared. */
export function WhoAndWhere({ user, offer, choices, onChoose, note }: WhoAndWhereProps) {
  const parents = offer.templates.filter((template) => template.asParentPermit && !template.archived);
  return (
    <Panel title="Who and where" hiddenTitle className="raise-who">
      <div className="form-grid raise-choices">
        <Choice id="raise-template" label="Permit Type" col={4} isMissing={choices.template === ''}>
          <ChoiceList
            id="raise-template"
            className="form-wide"
            value={choices.template || null}
            placeholder="Choose one"
            options={parents.map((template) => ({ value: template._id, label: template.title }))}
            aria-required
            onChange={(template) => onChoose({ template })}
          />
        </Choice>
        <Choice id="raise-site" label="Site" col={4} isMissing={choices.site === ''}>
          <ChoiceList
            id="raise-site"
            className="form-wide"
            value={choices.site || null}
            placeholder="Choose one of your sites"
            options={offer.sites.map((site) => ({ value: site._id, label: site.name }))}
            notFoundContent="No site is assigned to you. Ask an administrator."
            aria-required
            onChange={(site) => onChoose({ site })}
          />
        </Choice>
        <DisciplineChoice label="Discipline" {...{ offer, choices, onChoose }} />
        <OwnerChoice label="Host / System Owner" {...{ choices, onChoose }} />
        <IndividualsChoice label="Individual Reviewers" {...{ choices, onChoose }} userId={user._id} />
        <GroupsChoice label="MT groups" {...{ offer, choices, onChoose }} userId={user._id} siteId={choices.site} />
      </div>
      {note}
      <ApprovalRoute user={user} choices={choices} />
    </Panel>
  );
}
