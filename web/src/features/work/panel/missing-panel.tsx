import { Button } from 'antd';
import { Link } from 'react-router';
import { Panel } from '../../../components/page/panel.tsx';
import { toViewPath } from '../../permits/components/permit-level.ts';
import { formatRecordLabel } from '@eptw/domain/work/records/record-label';
import { findComingAction, findSeriesFor, type ComingAction } from '../job/next-step.ts';
import {
  MetRequirements,
  RequirementCount,
  RequirementItem,
  RequirementList,
} from '../../../components/status/requirement-list.tsx';
import type { WorkScreen } from '../job/use-work-screen.ts';
import type { WorkRequirement } from '../job/work.ts';

/** What the requirements are for, as the heading of their list. */
const purposes: Partial<Record<ComingAction, string>> = {
  startWork: 'To start',
  resumeWork: 'To resume',
  requestClosure: 'To close',
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
        {formatRecordLabel(record.series)}
      </Button>
    );
  const available = work.workActions.map(({ action }) => action);
  const answers = (['acceptHandover', 'withdrawHandover', 'revalidateWork'] as const).filter((action) =>
    available.includes(action),
  );
  switch (requirement.link) {
    case 'checks':
      return <a href="#work-checks">See the checks</a>;
    case 'proofs':
      return permit.actions.includes('prove') ? <a href="#permit-proofs">Answer it</a> : null;
    case 'childPermits':
      return permit.childPermits.length > 0 ? <a href="#child-permits">See the child permits</a> : null;
    case 'work':
      return null;
    case 'parent':
      return permit.parentPermit ? (
        <Link to={toViewPath({ ...permit.parentPermit, parentPermit: null })}>Open {permit.parentPermit.code}</Link>
      ) : null;
    case 'copiedFrom':
      return permit.copiedFrom ? (
        <Link to={toViewPath({ ...permit.copiedFrom, parentPermit: permit.parentPermit })}>
          Open {permit.copiedFrom.code}
        </Link>
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
  // A healthy job would read as if it were faulty, and a finished one as if there were more to do.
  if ((work.condition === 'live' || work.condition === 'finished') && missing.length === 0) return null;
  return (
    <Panel
      title="What is missing"
      extra={
        <RequirementCount isNone={missing.length === 0}>
          {`${work.condition === 'live' ? 'To go on' : (purposes[coming] ?? '')}: ${missing.length === 0 ? 'nothing missing' : `${missing.length} missing`}`}
        </RequirementCount>
      }
    >
      <RequirementList>
        {missing.map((requirement) => (
          <RequirementItem key={requirement.key} requirement={requirement}>
            <RequirementLink requirement={requirement} screen={screen} />
          </RequirementItem>
        ))}
      </RequirementList>
      <MetRequirements requirements={requirements.filter(({ met }) => met)} />
    </Panel>
  );
}
