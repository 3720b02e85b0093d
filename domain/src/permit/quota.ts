import { message } from '../message.ts';

export interface QuotaSettings {
  /** When false, nobody is blocked. */
  enabled: boolean;
  /** The number of permits pending closure at which a submitter is blocked. */
  pendingClosureLimit: number;
  /** The number of approved, ended and still unclosed permits at which a submitter is blocked. */
  unclosedLimit: number;
}

export const defaultQuota: QuotaSettings = { enabled: true, pendingClosureLimit: 3, unclosedLimit: 2 };

/**
 * The quota advice shown before sign-in. The limits are left out while they are not loaded and when the quota is
 * switched off.
 */
export function formatQuotaAdvice(settings: QuotaSettings | undefined): string {
  const advice = 'Close your permits as soon as the work is done.';
  if (!settings?.enabled) return advice;
  const { pendingClosureLimit, unclosedLimit } = settings;
  return `${advice} With ${pendingClosureLimit} or more permits pending closure, or ${unclosedLimit} or more unclosed permits, you cannot create new ones.`;
}

/** The permit numbers that count against a submitter's quota. */
export interface QuotaUsage {
  pendingClosure: readonly string[];
  unclosed: readonly string[];
}

/**
 * Returns why this submitter may not raise another permit and which permits to close first, or undefined when they
 * may.
 */
export function checkQuota(use: QuotaUsage, settings: QuotaSettings): string | undefined {
  if (!settings.enabled) return undefined;
  if (use.pendingClosure.length >= settings.pendingClosureLimit)
    return `${message.tooManyPendingClosure(settings.pendingClosureLimit)} Permits to close: ${use.pendingClosure.join(', ')}.`;
  if (use.unclosed.length >= settings.unclosedLimit)
    return `${message.tooManyUnclosed(settings.unclosedLimit)} Permits to close: ${use.unclosed.join(', ')}.`;
  return undefined;
}

/** The permits that bring a submitter near the quota: one more like them blocks further permits. */
export function listPermitsNearQuota(use: QuotaUsage, settings: QuotaSettings): readonly string[] {
  if (!settings.enabled || checkQuota(use, settings) !== undefined) return [];
  const listIfOneBelow = (permits: readonly string[], limit: number) => (permits.length === limit - 1 ? permits : []);
  return [
    ...listIfOneBelow(use.pendingClosure, settings.pendingClosureLimit),
    ...listIfOneBelow(use.unclosed, settings.unclosedLimit),
  ];
}
