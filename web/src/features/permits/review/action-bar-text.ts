import { describeGrantedActions, isApproval } from '@eptw/domain/permit/actions';
import { listMissingUploads } from '@eptw/domain/template/purpose/uploads';
import type { Submission } from '@eptw/domain/template/model/submission';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import { getSlotName, type Permit } from '../model/permit.ts';
import { listOpenForms, type OpenForms } from './open-forms.ts';
import { resubmitsForms } from './review-actions.ts';

/**
 * Lists the labels of the files that the forms of a permit expect for the approval and that are missing, with the answers
 * as they are being edited, if they are.
 */
export function listMissingFiles(permit: Permit, forms: OpenForms | undefined): string[] {
  const opened = forms && listOpenForms(forms);
  return [{ form: permit.form, submission: permit.submission }, ...permit.children].flatMap(({ form, submission }) => {
    const edited = opened?.find(({ templateId }) => templateId === form._id)?.edited.store.getSubmission();
    return listMissingUploads(toFormTemplate(form), edited ?? (submission as Submission)).map(({ label }) => label);
  });
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
