import type { TemplateContent } from '@eptw/domain/template/model/template';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import type { GetTemplateToEditQuery } from '../generated/templates.ts';

/** A template as the API returns it. */
export type TemplatePayload = NonNullable<GetTemplateToEditQuery['getTemplate']['item']>;

const noLimits = { from: null, to: null, below: null, rangeFrom: null, rangeTo: null };

/** Returns a work policy as the API returns it: with null for what it does not set. */
function toPolicyPayload(policy: WorkPolicy): NonNullable<TemplatePayload['workPolicy']> {
  const noNumbers = { beforeStartMinutes: null, everyMinutes: null, calibrationDays: null };
  return {
    validityHours: null,
    revalidationHours: null,
    fireWatch: null,
    ...policy,
    checks: policy.checks.map(({ readings, ...check }) => ({
      ...noNumbers,
      ...check,
      readings: readings.map((reading) => ({ ...noLimits, ...reading })),
    })),
  };
}

/** Returns a template's first version as the API returns it. */
export function toTemplatePayload(_id: string, content: TemplateContent): TemplatePayload {
  return {
    _id,
    ...content,
    workPolicy: content.workPolicy ? toPolicyPayload(content.workPolicy) : null,
    version: 1,
    archived: false,
    publishedBy: 'Sofia Tan',
    publishedAt: '2026-03-02T01:00:00.000Z',
  };
}
