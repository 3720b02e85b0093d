import { periodOf } from '@eptw/domain/permit/dates';
import { childPermitsOutside, periodLimitsOfEdit, type EditedPeriod } from '@eptw/domain/permit/edited-period';
import { isSamePeriod, periodProblems } from '@eptw/domain/permit/period-problems';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { storedForms, type StoredForm } from '../forms/store.ts';
import type { Edits } from './edits.ts';
import { childPeriods, parentPeriod, type PermitState } from './store.ts';

/**
 * Refuses an edit that moves a period to where it cannot be, and a resubmission with such a one. What an edit leaves
 * alone does not stop it, but for attached forms and unfinished child permits that would now lie outside their permit.
 */
export async function refuseImpossiblePeriods(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  { row, timeZone }: Pick<PermitState, 'row' | 'timeZone'>,
  edits: Pick<Edits, 'changed' | 'added'>,
  isResubmitted: boolean,
): Promise<void> {
  const stored = await storedForms(db, row.id);
  const forms = [
    ...stored.map((form) => ({
      was: form,
      ...(edits.changed.find(({ position }) => position === form.position) ?? form),
    })),
    ...edits.added.map((form) => ({ was: undefined, ...form })),
  ].map((form) => ({ ...form, period: editedPeriod(form, timeZone) }));
  const [own] = forms;
  if (!own) return;
  const parent = await parentPeriod(db, row.parent_permit_id);
  for (const { version, submission, period } of forms) {
    const limits = periodLimitsOfEdit(period, own.period, { now: clock(), timeZone, parent, isResubmitted });
    const [problem] = limits ? periodProblems(version, submission, limits) : [];
    if (problem) {
      const form = period === own.period ? '' : `${version.title}: `;
      throw new Refusal('BAD_INPUT', `${form}${problem.input.label}: ${problem.message}`);
    }
  }
  const { before, after } = own.period;
  if (before && isSamePeriod(before, after)) return;
  const outside = childPermitsOutside(await childPeriods(db, row.id), after, timeZone);
  if (outside) throw new Refusal('BAD_INPUT', outside);
}

type FilledVersion = Pick<StoredForm, 'version' | 'submission'>;

function editedPeriod(form: FilledVersion & { was: FilledVersion | undefined }, timeZone: string): EditedPeriod {
  const period = ({ version, submission }: FilledVersion) => periodOf(version, submission, timeZone);
  return { before: form.was && period(form.was), after: period(form) };
}
