import { message } from '../../message.ts';
import { inputModel } from './input-model.ts';

/** An unticked box is an empty one, so that a required declaration has to be ticked. */
export const checkbox = inputModel<boolean>({
  hasShape: (value): value is boolean => typeof value === 'boolean',
  wrongShape: 'Tick this box or leave it unticked.',
  requiredMessage: message.fieldRequired,
  normalise: (value) => value,
  isEmpty: (value) => !value,
  complaint: () => undefined,
  display: () => 'Yes',
  emptyText: 'No',
});
