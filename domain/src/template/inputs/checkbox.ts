import { message } from '../../message.ts';
import { createInputModel } from './input-model.ts';

/** An unticked box counts as empty, so that a required declaration has to be ticked. */
export const checkbox = createInputModel<boolean>({
  hasType: (value): value is boolean => typeof value === 'boolean',
  wrongTypeMessage: 'Tick this box or leave it unticked.',
  requiredMessage: message.fieldRequired,
  normalise: (value) => value,
  isEmpty: (value) => !value,
  findProblem: () => undefined,
  display: () => 'Yes',
  emptyText: 'No',
});
