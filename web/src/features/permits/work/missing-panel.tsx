import { Button } from 'antd';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { WorkAction } from '@eptw/domain/work/work-table';
import { Panel } from '../../../components/page/panel.tsx';
import { toViewPath } from '../model/permit-kind.ts';
import { findComingAction, findSeriesFor, formatRecordLabel } from './next-step.ts';
import type { WorkScreen } from './use-work-screen.ts';
import type { WorkRequirement } from './work.ts';

/** What the requirements are for, as the heading of their list. */
const purposes: Partial<Record<WorkAction, string>> = {
  startWork: 'To start',
  resumeWork: 'To resume',
  revalidateWork: 'To revalidate',
};

/** What leads to where a requirement is met. */
function RequirementLink({ requirement, screen }: { requirement: WorkRequirement; screen: WorkScreen }) {
  const { permit, page, open, step } = screen;
  const { series, work } = page.permitWork;
  const record = findSeriesFor(requirement, series);
  const isNextStep = step?.does && 'record' in step.does && step.does.record.series.name === record?.series.name;
  if (record && !isNextStep)
    return (
      <Button className="work-button" onClick={() => open({ record })}>
        {formatRecordLabel(record)}
      </Button>
    );
  const available = work.workActions.map(({ action }) => action);
  const answers = (['acceptHandover', 'withdrawHandover', 'revalidateWork'] as const).filter((action) =>
    available.includes(action),
  );
  switch (requirement.link) {
    case 'checks':
      return <a href="#work-checks">See the checks</a>;
    case 'childPermits':
      return permit.childPermits.length > 0 ? <a href="#child-permits">See the child permits</a> : null;
    case 'parent':
      return permit.parentPermit ? (
        <Link to={toViewPath({ ...permit.parentPermit, parentPermit: null })}>Open {permit.parentPermit.code}</Link>
      ) : null;
    case 'crew':
      return work.maySignOn && !(step?.does && 'signOn' in step.does) ? (
        <Button className="work-button" onClick={() => open({ signOn: true })}>
          Sign on
        </Button>
      ) : null;
    case 'handover':
    case 'revalidation':
      return answers.map((action) => {
        const isHandover = action !== 'revalidateWork';
        return isHandover === (requirement.link === 'handover') ? (
          <Button key={action} className="work-button" onClick={() => open({ action })}>
            {work.workActions.find((each) => each.action === action)?.label}
          </Button>
        ) : null;
      });
    case 'permit':
      return requirement.key === 'approved' ? <a href="#permit-approvals">See the approvals</a> : null;
  }
}

/** What is missing for what comes next, who can do it, and where; what is met is folded away. */
export function MissingPanel({ screen }: { screen: WorkScreen }) {
  const { work, requirements } = screen.page.permitWork;
  const coming = findComingAction(work);
  if (!coming || requirements.length === 0) return null;
  const missing = requirements.filter(({ met }) => !met);
  // A healthy job would read as if it were faulty.
  if (work.condition === 'live' && missing.length === 0) return null;
  const met = requirements.filter((requirement) => requirement.met);
  return (
    <Panel
      title="What is missing"
      className="work-missing"
      extra={
        <span className="work-missing-count" data-none={missing.length === 0 || undefined}>
          {purposes[coming]}: {missing.length === 0 ? 'nothing missing' : `${missing.length} missing`}
        </span>
      }
    >
      <ol>
        {missing.map((requirement) => (
          <li key={requirement.key}>
            <CircleDashed size={18} aria-hidden />
            <div>
              <p>{requirement.sentence}</p>
              {requirement.resolvedBy && <small>Can do it: {requirement.resolvedBy}</small>}
            </div>
            <RequirementLink requirement={requirement} screen={screen} />
          </li>
        ))}
      </ol>
      {met.length > 0 && (
        <details>
          <summary>
            <CircleCheck size={16} aria-hidden />
            {met.length} met
          </summary>
          <ul>
            {met.map(({ key, sentence }) => (
              <li key={key}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
