import { listMissingUploads } from '@eptw/domain/template/uploads';
import type { Submission } from '@eptw/domain/template/submission';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import { getSlotName, type Permit } from '../model/permit.ts';

/** Labels of the files that an approver expects and that are not there. */
export function listMissingFiles(permit: Permit, submission: Submission): string[] {
  return listMissingUploads(toFormTemplate(permit.form), submission).map(({ label }) => label);
}

/** Whether missing files matter to what this viewer can do. */
export function needsFiles(granted: readonly string[]): boolean {
  return ['approveAsProjectManager', 'approve', 'resubmit'].some((action) => granted.includes(action));
}

function describeApproval(permit: Permit): string {
  const open = permit.slots.filter((slot) => slot.filledAt === null);
  const yours = open.find((slot) => slot.isYours && slot.kind === 'individual') ?? open.find((slot) => slot.isYours);
  const others = open.filter((slot) => slot !== yours).map(getSlotName);
  const inWhoseName = yours?.kind === 'group' ? `You approve for ${getSlotName(yours)}. ` : '';
  if (others.length === 0) return `${inWhoseName}Yours is the last approval.`;
  if (others.length === 1) return `${inWhoseName}After you, only ${others[0]} is left.`;
  return `${inWhoseName}After you, ${others.length} approvals are left.`;
}

/** What an action of this viewer would mean for the permit, in a sentence. */
export function describeNextStep(permit: Permit): string {
  const can = (action: string) => permit.actions.includes(action);
  if (can('approveAsProjectManager')) return `After you, ${permit.slots.length} reviewers approve.`;
  if (can('approve')) return describeApproval(permit);
  if (can('resubmit')) return 'A resubmitted permit needs all approvals again.';
  if (can('close')) return 'Close this permit for its site, or send it back with a reason.';
  if (can('cancel')) return 'Cancel this permit for its site, or send it back with a reason.';
  if (can('withdrawRequest'))
    return 'A permit closer of the site must confirm it. Until then you can withdraw the request.';
  if (can('requestClosure')) return 'A permit closer of the site must confirm closure or cancellation.';
  if (can('editApproved'))
    return 'If you change an approved answer, approvals lapse and the permit needs approval again.';
  return 'No action is needed from you now.';
}
