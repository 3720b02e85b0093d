import { findPrefillUpdates, listPrefillSourceInputs, type FilledTemplate } from '@eptw/domain/template/prefill';
import type { EditedForm } from './edited-form.ts';

/** A form that is being filled in, as it stands now. */
export function toFilledTemplate({ template, store }: EditedForm): FilledTemplate {
  return { template, submission: store.submission() };
}

/** Brings forms up to what their permit says now; `before` is what it said until now. */
export function updatePrefill(
  forms: Iterable<EditedForm>,
  before: FilledTemplate | undefined,
  now: FilledTemplate,
): void {
  for (const { template, store } of forms) {
    store.prefill(
      findPrefillUpdates({ template, submission: store.submission(), prefilled: store.prefilled() }, before, now),
    );
  }
}

/** Has forms follow their permit's own form from now on, for as long as they are there. */
export function keepPrefillUpdated(permit: EditedForm, forms: () => Iterable<EditedForm>): void {
  let before = toFilledTemplate(permit);
  for (const name of listPrefillSourceInputs(permit.template)) {
    permit.store.subscribe(name, () => {
      const now = toFilledTemplate(permit);
      updatePrefill(forms(), before, now);
      before = now;
    });
  }
}
