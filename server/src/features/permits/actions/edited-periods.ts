import { readPeriod } from '@eptw/domain/template/period/period';
import { checkChildPeriods, findPeriodLimits, type EditedPeriod } from '@eptw/domain/permit/edited-period';
import { isSamePeriod, findPeriodProblems } from '@eptw/domain/template/period/period-problems';
import { toPermitFormProblems } from '@eptw/domain/template/submission/problem';
import type { ActorContext } from '../../../app-context.ts';
import { FormRefusal } from '../../filled-forms/form-refusal.ts';
import { loadStoredForms, type StoredForm } from '../../filled-forms/form-rows.ts';
import type { FormChanges } from '../../filled-forms/service.ts';
import type { PermitState } from './state-rows.ts';
import { listChildPeriods, findParentPeriod } from './store.ts';

/**
 * Refuses an edit that moves a period outside its limits, and a resubmission with such a period. Periods that the
 * edit leaves unchanged are not checked, except those of attached forms and unfinished child permits that would now
 * lie outside their permit.
 */
export async function refuseImpossiblePeriods(
  { db, clock }: Pick<ActorContext, 'db' | 'clock'>,
  { row, timeZone }: Pick<PermitState, 'row' | 'timeZone'>,
  edits: Pick<FormChanges, 'changed' | 'added' | 'removed'>,
  isResubmitted: boolean,
): Promise<void> {
  const stored = (await loadStoredForms(db, row.id)).filter(
    ({ position }) => !edits.removed.some((form) => form.position === position),
  );
  const forms = [
    ...stored.map((form) => ({
      was: form,
      ...(edits.changed.find(({ position }) => position === form.position) ?? form),
    })),
    ...edits.added.map((form) => ({ was: undefined, ...form })),
  ].map((form) => ({ ...form, period: toEditedPeriod(form, timeZone) }));
  const [own] = forms;
  if (!own) return;
  const parent = await findParentPeriod(db, row.parent_permit_id);
  for (const { version, submission, period } of forms) {
    const limits = findPeriodLimits(period, own.period, { now: clock(), timeZone, parent, isResubmitted });
    const problems = limits ? findPeriodProblems(version, submission, limits) : [];
    if (problems[0]) {
      const { input, message } = problems[0];
      const form = period === own.period ? '' : `${version.title}: `;
      throw new FormRefusal(
        'BAD_INPUT',
        `${form}${input.label}: ${message}`,
        toPermitFormProblems(
          version.id,
          problems.map((problem) => ({ name: problem.input.name, kind: 'invalid', message: problem.message })),
        ),
      );
    }
  }
  const { before, after } = own.period;
  if (before && isSamePeriod(before, after)) return;
  const outside = checkChildPeriods(await listChildPeriods(db, row.id), after, timeZone);
  if (outside === undefined) return;
  const problem = { name: '', kind: 'invalid', message: outside } as const;
  throw new FormRefusal('BAD_INPUT', outside, toPermitFormProblems(own.version.id, [problem]));
}

type FilledVersion = Pick<StoredForm, 'version' | 'submission'>;

function toEditedPeriod(form: FilledVersion & { was: FilledVersion | undefined }, timeZone: string): EditedPeriod {
  const readVersionPeriod = ({ version, submission }: FilledVersion) => readPeriod(version, submission, timeZone);
  return { before: form.was && readVersionPeriod(form.was), after: readVersionPeriod(form) };
}
