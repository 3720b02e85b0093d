import { Panel } from '../../../components/page/panel.tsx';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Draft } from './open-draft.ts';

/** The choices made for the permit, and when the draft was saved. */
export function DraftFacts({ draft }: { draft: Draft }) {
  const { site, discipline, hostSystemOwner, selectedUser, selectedMTGroup, workDescription, updatedAt } = draft;
  return (
    <Panel title="Summary" hiddenTitle className="permit-summary">
      <dl className="permit-facts draft-facts">
        <div>
          <dt>Site</dt>
          <dd>
            {site.name}
            <small>{site.code}</small>
          </dd>
        </div>
        <div>
          <dt>Host / System Owner</dt>
          <dd>
            {hostSystemOwner.fullname}
            <small>{hostSystemOwner.email}</small>
          </dd>
        </div>
        <div>
          <dt>Discipline</dt>
          <dd>
            {discipline.code}
            <small>{discipline.description}</small>
          </dd>
        </div>
        <div>
          <dt>Last saved</dt>
          <dd>{formatDayAndTime(updatedAt, site.timeZone)}</dd>
        </div>
        <div>
          <dt>Individual Reviewer(s)</dt>
          {selectedUser.map((person) => (
            <dd key={person._id}>
              {person.fullname}
              <small>{person.email}</small>
            </dd>
          ))}
        </div>
        <div>
          <dt>MTGroup(s)</dt>
          {selectedMTGroup.map((group) => (
            <dd key={group._id}>{group.name}</dd>
          ))}
        </div>
        <div className="draft-fact-wide">
          <dt>Work Description</dt>
          <dd>{workDescription || <span className="quiet">Not given</span>}</dd>
        </div>
      </dl>
    </Panel>
  );
}
