import { inputPurposes } from '../template/purpose/input-purpose.ts';
import { findInputsByPurpose, type TitledForm } from '../template/purpose/inputs-by-purpose.ts';
import type { InputPurpose } from '../template/model/template.ts';

const periodPurposes = (Object.keys(inputPurposes) as InputPurpose[]).filter(
  (purpose) => inputPurposes[purpose].isOfPeriod,
);

/** The names of the inputs of a form that hold its dates: all that its submitter may change while it is in review. */
export function listDateInputs(form: TitledForm): Set<string> {
  return new Set(periodPurposes.flatMap((purpose) => findInputsByPurpose(form, purpose).map(({ name }) => name)));
}
