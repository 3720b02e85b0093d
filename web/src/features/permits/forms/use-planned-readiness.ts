import { useEffect, useMemo, useState } from 'react';
import { pickAnswers } from '@eptw/domain/template/purpose/inputs-by-purpose';
import { planningPurposes } from '@eptw/domain/work/requirements/planned-requirements';
import { useQuery } from '../../../lib/api/use-query.ts';
import {
  GetPlannedReadinessDocument,
  type GetPlannedReadinessQuery,
  type GetPlannedReadinessQueryVariables,
} from '../../../generated/permits/forms.ts';
import type { PermitFormState, PermitFormStore } from './permit-form-store.ts';

/** Something that the work will need before it may start. */
export type PlannedRequirement = GetPlannedReadinessQuery['readiness']['requirements'][number];

/** Milliseconds without a change before the server is asked again. */
const pauseMs = 500;

/** What decides about it, as text, which changes only when that does; empty before a form is selected. */
function formatPlan({ own, attached, choices: { site, parent } }: PermitFormState): string {
  if (!own) return '';
  const plan: GetPlannedReadinessQueryVariables = {
    form: own.template.id,
    submission: pickAnswers(own.template.content, own.edited.store.getSubmission(), planningPurposes),
    attachedForms: attached.map(({ template }) => template.id),
    site: site || null,
    parentPermit: parent || null,
  };
  return JSON.stringify(plan);
}

function usePlan(formStore: PermitFormStore): string {
  const [plan, setPlan] = useState(() => formatPlan(formStore.get()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setPlan(formatPlan(formStore.get()));
    const unsubscribe = formStore.subscribeToAll(() => {
      clearTimeout(timer);
      timer = setTimeout(update, pauseMs);
    });
    update();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [formStore]);
  return plan;
}

const nothing: readonly PlannedRequirement[] = [];

/**
 * Returns what the work under the permit being raised will need before it may start, kept current shortly after each
 * change. While the server does not respond, the last answer stays.
 */
export function usePlannedReadiness(formStore: PermitFormStore): readonly PlannedRequirement[] {
  const plan = usePlan(formStore);
  const variables = useMemo(
    () => (plan === '' ? undefined : (JSON.parse(plan) as GetPlannedReadinessQueryVariables)),
    [plan],
  );
  const { data, previousData } = useQuery(GetPlannedReadinessDocument, {
    variables: variables ?? { form: '' },
    skip: variables === undefined,
  });
  if (variables === undefined) return nothing;
  return (data ?? previousData)?.readiness.requirements ?? nothing;
}
