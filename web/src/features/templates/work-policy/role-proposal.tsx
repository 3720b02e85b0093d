import { countsCertificatesMark, proposeRoles } from '@eptw/domain/work-policy/propose-roles';
import { toWorkPolicy } from '@eptw/domain/work-policy/normalize-work-policy';
import { diffWorkPolicies } from '@eptw/domain/work-policy/work-policy-changes';
import type { WorkPolicyDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { Alert, Button } from 'antd';

interface RoleProposalProps {
  policy: WorkPolicyDefinition;
  onAccept: (policy: WorkPolicyDefinition) => void;
}

/** Offers a policy from before roles those of the catalogue, with what would change. Nothing is published by it. */
export function RoleProposal({ policy, onAccept }: RoleProposalProps) {
  const proposed = proposeRoles(policy);
  const changes = diffWorkPolicies(toWorkPolicy(policy), proposed);
  return (
    <Alert
      className="policy-proposal"
      type="warning"
      showIcon
      title={`This version ${countsCertificatesMark}.`}
      description={
        <>
          <p>
            One person with several certificates may count for several roles. With the roles of the catalogue each is
            filled by a person of its own. Permits raised on this version keep it.
          </p>
          <details>
            <summary>What would change</summary>
            <ul>
              {changes.map(({ field, before, after }) => (
                <li key={field}>
                  {field}: {before ?? 'none'} → {after ?? 'none'}
                </li>
              ))}
            </ul>
          </details>
        </>
      }
      action={
        <Button size="small" onClick={() => onAccept(proposed)}>
          Use these roles
        </Button>
      }
    />
  );
}
