import { Panel } from '../../../components/page/panel.tsx';
import { ApprovalTrack } from './approval-track.tsx';
import { PermitFacts } from './permit-facts.tsx';
import { PermitStatusCard } from './permit-status-card.tsx';
import type { Permit } from '../model/permit.ts';

/** The permit's status, its main facts and its approvals. */
export function PermitSummary({ permit }: { permit: Permit }) {
  return (
    <Panel title="Summary" hiddenTitle className="permit-summary" id="permit-approvals">
      <PermitStatusCard permit={permit} />
      <PermitFacts permit={permit} />
      <ApprovalTrack permit={permit} />
    </Panel>
  );
}
