import { flushSync } from 'react-dom';
import type { EditedForm } from '../../templates/components/edited-form.ts';
import type { PlannedRequirement } from './use-planned-readiness.ts';

/** The id of the panel with what the work will need. */
export const readinessId = 'raise-readiness';

/** How many of these need attention now. */
export function countAttention(requirements: readonly Pick<PlannedRequirement, 'needsAttention'>[]): number {
  return requirements.filter(({ needsAttention }) => needsAttention).length;
}

/** '1 needs attention' */
export function formatAttention(count: number): string {
  return `${count} ${count === 1 ? 'needs' : 'need'} attention`;
}

/** Scrolls to the panel, which is below the last form, and focuses its heading. */
export function revealReadiness(last: Pick<EditedForm, 'mounts'>): void {
  // A section that is only mounted on the way would push the panel out of sight.
  flushSync(last.mounts.mountAll);
  const panel = document.getElementById(readinessId);
  const heading = panel?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'start' });
}
