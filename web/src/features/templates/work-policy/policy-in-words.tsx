import { getJobRole } from '@eptw/domain/role/job-role';
import {
  describePolicyTerms,
  formatReading,
  summarizeCheck,
  summarizeRole,
} from '@eptw/domain/work-policy/describe-work-policy';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import { formatFieldValue } from '@eptw/domain/text/field-changes';

/** A work policy, to read. */
export function PolicyInWords({ policy }: { policy: WorkPolicy }) {
  return (
    <dl className="policy-words">
      {Object.entries(describePolicyTerms(policy)).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatFieldValue(value) ?? 'None'}</dd>
        </div>
      ))}
      {policy.roles.map((row) => (
        <div key={row.role} data-wide>
          <dt>{getJobRole(row.role).label}</dt>
          <dd>{summarizeRole(row)}</dd>
        </div>
      ))}
      {policy.checks.length === 0 && (
        <div>
          <dt>Checks</dt>
          <dd>None</dd>
        </div>
      )}
      {policy.checks.map((check) => (
        <div key={check.name} data-wide>
          <dt>{check.title}</dt>
          <dd>{[summarizeCheck(check), ...check.readings.map(formatReading)].join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
}
