import { GitBranch } from 'lucide-react';
import { findFirstStage } from '@eptw/domain/permit/lifecycle';
import { getStatusRow } from '@eptw/domain/permit/status';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { formatApprovalsNeeded, type PermitChoices } from './permit-choices.ts';

/** The approvals that the permit will need, as far as they are selected. */
export function ApprovalRoute({ user, choices }: { user: SessionUser; choices: PermitChoices }) {
  const { individuals, groups } = choices;
  const toProjectManager = getStatusRow(findFirstStage(user.role)).awaits === 'project manager';
  const { sum, parts } = formatApprovalsNeeded(individuals.length, groups.length);
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
