import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { isJobRole, toRoleNoun } from '../../role/job-role.ts';
import { getCauseRow } from './cause-table.ts';
import type { Cause } from './causes.ts';
import { listFailedValues } from './check-news.ts';
import type { GivenCheck } from './check-record.ts';
import { findSeries } from './combined-policy.ts';
import { formatStop } from './stop-kinds.ts';
import { suspensionCauses } from './work-log.ts';

/** Of a cause that has ended by itself, until the work is resumed. */
export const overNotResumed = 'Over, work not resumed';

/** The listed part of a cause, without anybody's own words: 'H₂S 150 ppm', 'Gas test missed', 'Gas alarm or smell'. */
export function nameCause({ kind, about, entry }: Cause, policy: WorkPolicy): string {
  const getTitle = (series: string) => findSeries(policy, series)?.title ?? series;
  if (kind === 'roleLost') return `No ${isJobRole(about) ? toRoleNoun(about) : about}`;
  switch (entry.event) {
    case 'recordCheck':
      return listValues(entry.details, policy) || `${getTitle(about)} failed`;
    case 'missCheck':
      return `${getTitle(about)} missed`;
    case 'stopWork':
      return formatStop(entry.details.kind, '') || getCauseRow(kind).words;
    case 'suspendWork':
      return kind === 'approvalLost' ? capitalize(suspensionCauses[entry.details.cause]) : getCauseRow(kind).words;
    default:
      return getCauseRow(kind).words;
  }
}

function listValues(check: GivenCheck, policy: WorkPolicy): string {
  const series = findSeries(policy, check.series);
  return series ? listFailedValues(series, check).join(', ') : '';
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A cause in words, with who it was and what they said: 'Stopped by Farid Rahman: smell of solvent'. */
export function describeCause(cause: Cause, policy: WorkPolicy): string {
  const { entry } = cause;
  const { event, by, reason } = entry;
  const name = nameCause(cause, policy);
  if (event === 'stopWork') {
    const words = formatStop(entry.details.kind, reason ?? '') || name;
    return `Stopped by ${by?.name ?? 'a worker'}: ${words}`;
  }
  if (event === 'pauseWork') return `Paused by ${by?.name ?? ''}: ${reason ?? ''}`;
  const said = event === 'recordCheck' ? entry.details.note : event === 'recordEntry' ? entry.details.against : reason;
  return said ? `${name}: ${said}` : name;
}
