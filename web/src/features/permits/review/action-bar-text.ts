import { describeGrantedActions, isApproval } from '@eptw/domain/permit/actions';
import { listMissingUploads } from '@eptw/domain/template/purpose/uploads';
import type { Submission } from '@eptw/domain/template/model/submission';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import { getSlotName, type Permit } from '../model/permit.ts';
import { resubmitsForms } from './review-actions.ts';

/** Lists the labels of files that an approver expects and that are missing. */
export function listMissingFiles(permit: Permit, submission: Submission): string[] {
  return listMissingUploads(toFormTemplate(permit.form), submission).map(({ label }) => label);
}

/** Whether missing files are relevant to the viewer's actions. */
export function needsFiles(granted: Permit['actions']): boolean {
  return granted.some((action) => isApproval(action)) || resubmitsForms(granted);
}

/** Describes in one sentence what the viewer's action would do to the permit. */
export function describeNextStep({ actions, slots }: Permit, hasWork: boolean): string {
  const open = slots.filter((slot) => slot.filledAt === null);
  const yours = open.find((slot) => slot.isYours && slot.kind === 'individual') ?? open.find((slot) => slot.isYours);
  return describeGrantedActions(actions, {
    reviewers: slots.length,
    ownGroup: yours?.kind === 'group' ? getSlotName(yours) : undefined,
    otherApprovers: open.filter((slot) => slot !== yours).map(getSlotName),
    hasWork,
  });
}
