import {
  findPrefillUpdates,
  listPrefillSourceInputs,
  type FilledTemplate,
} from '@eptw/domain/template/purpose/prefill';
import type { EditedForm } from './edited-form.ts';

/** Returns a form that is being filled in with its current answers. */
export function toFilledTemplate({ template, store }: EditedForm): FilledTemplate {
  return { template, submission: store.getSubmission() };
}

/** Updates the prefilled answers of forms to the permit's current ones; `before` is its previous state. */
export function updatePrefill(
  forms: Iterable<EditedForm>,
  before: FilledTemplate | undefined,
  after: FilledTemplate,
): void {
  for (const { template, store } of forms) {
    store.prefill(
      findPrefillUpdates({ template, submission: store.getSubmission(), prefilled: store.prefilled() }, before, after),
    );
  }
}

/** Keeps the prefilled answers of forms in step with the permit's own form. The subscription ends with the forms. */
export function keepPrefillUpdated(permit: EditedForm, forms: () => Iterable<EditedForm>): void {
  let before = toFilledTemplate(permit);
  for (const name of listPrefillSourceInputs(permit.template)) {
    permit.store.subscribe(name, () => {
      const after = toFilledTemplate(permit);
      updatePrefill(forms(), before, after);
      before = after;
    });
  }
}
