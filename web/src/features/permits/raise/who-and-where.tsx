import { mayReview } from '@eptw/domain/permit/reviewers';
import { Select } from 'antd';
import { GitBranch } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { firstStage } from '@eptw/domain/permit/lifecycle';
import type { ColumnWidth, TemplateInput } from '@eptw/domain/template/template';
import { leaveOnTab } from '../../../components/field/leave-on-tab.ts';
import { Panel } from '../../../components/page/panel.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { FieldShell } from '../../templates/components/field-shell.tsx';
import { StaffSelect } from '../../users/components/staff-select.tsx';
import { approvalsInWords, type Choices, type Offer } from './choices.ts';
import { groupOptions } from './group-options.ts';

interface WhoAndWhereProps {
  user: SessionUser;
  offer: Offer;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

interface ChoiceProps {
  id: string;
  label: string;
  col: ColumnWidth;
  isMissing: boolean;
  children: ReactNode;
}

function Choice({ id, label, col, isMissing, children }: ChoiceProps) {
  const input: TemplateInput = { type: 'select', name: id, label, required: true, col };
  return (
    <FieldShell input={input} id={id} labelling="control" isMissing={isMissing} problem={undefined}>
      {children}
    </FieldShell>
  );
}

function Route({ user, choices }: Pick<WhoAndWhereProps, 'user' | 'choices'>) {
  const { individuals, groups } = choices;
  const toProjectManager = firstStage(user.role) === 'PendingPMApproval';
  const { sum, parts } = approvalsInWords(individuals.length, groups.length);
  return (
    <p className="raise-route">
      <GitBranch size={14} aria-hidden />
      <span>
        {toProjectManager && (
          <>
            Goes to your <b>project manager</b> first, then{' '}
          </>
        )}
        {parts === '' ? (
          `${toProjectManager ? '' : 'Goes '}to the reviewers and MT groups that you choose.`
        ) : (
          <>
            {toProjectManager ? 'needs' : 'Needs'} <b>{sum}</b>: {parts}.
          </>
        )}
      </span>
    </p>
  );
}

/** What kind of permit it is, where the work is, and who decides. Choices that exclude each other are cleared. */
export function WhoAndWhere({ user, offer, choices, onChoose }: WhoAndWhereProps) {
  const groups = useMemo(() => groupOptions(offer, choices.site, user._id), [offer, choices.site, user._id]);
  const self = useMemo(() => [user._id], [user._id]);
  const parents = offer.templates.filter((template) => template.asParentPermit && !template.archived);
  return (
    <Panel title="Who and where" hiddenTitle className="raise-who">
      <div className="form-grid raise-choices">
        <Choice id="raise-template" label="Permit Type" col={4} isMissing={choices.template === ''}>
          <Select
            id="raise-template"
            className="form-wide"
            value={choices.template || null}
            placeholder="Choose one"
            options={parents.map((template) => ({ value: template._id, label: template.title }))}
            aria-required
            onInputKeyDown={leaveOnTab}
            onChange={(template) => onChoose({ template })}
          />
        </Choice>
        <Choice id="raise-site" label="Site" col={4} isMissing={choices.site === ''}>
          <Select
            id="raise-site"
            className="form-wide"
            value={choices.site || null}
            placeholder="Choose one of your sites"
            options={offer.sites.map((site) => ({ value: site._id, label: site.name }))}
            notFoundContent="No site is assigned to you. Ask an administrator."
            aria-required
            onInputKeyDown={leaveOnTab}
            onChange={(site) => onChoose({ site })}
          />
        </Choice>
        <Choice id="raise-discipline" label="Discipline" col={4} isMissing={choices.discipline === ''}>
          <Select
            id="raise-discipline"
            className="form-wide"
            value={choices.discipline || null}
            placeholder="Choose one"
            options={offer.disciplines.map(({ _id, code, description }) => ({
              value: _id,
              label: description ? `${code}, ${description}` : code,
            }))}
            showSearch={{ optionFilterProp: 'label' }}
            aria-required
            onInputKeyDown={leaveOnTab}
            onChange={(discipline) => onChoose({ discipline })}
          />
        </Choice>
        <Choice id="raise-owner" label="Host / System Owner" col={4} isMissing={choices.owner === ''}>
          <StaffSelect
            id="raise-owner"
            mode="single"
            value={choices.owner === '' ? [] : [choices.owner]}
            onChange={([owner = '']) => onChoose({ owner })}
            placeholder="Search by e-mail"
            required
          />
        </Choice>
        <Choice
          id="raise-individuals"
          label="Individual Reviewers"
          col={4}
          isMissing={choices.individuals.length === 0}
        >
          <StaffSelect
            id="raise-individuals"
            mode="multiple"
            value={choices.individuals}
            onChange={(individuals) => onChoose({ individuals })}
            excluded={self}
            mayChoose={mayReview}
            placeholder="Search by name or e-mail"
            required
          />
        </Choice>
        <Choice id="raise-groups" label="MT groups" col={4} isMissing={choices.groups.length === 0}>
          <Select
            id="raise-groups"
            className="form-wide"
            mode="multiple"
            value={choices.groups}
            placeholder="Choose at least one"
            options={groups}
            showSearch={{ optionFilterProp: 'label' }}
            aria-required
            onInputKeyDown={leaveOnTab}
            onChange={(chosen: string[]) => onChoose({ groups: chosen })}
          />
        </Choice>
      </div>
      <Route user={user} choices={choices} />
    </Panel>
  );
}
