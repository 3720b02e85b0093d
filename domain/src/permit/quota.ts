import { message } from '../message.ts';

export interface QuotaSettings {
  /** With the switch off nobody is blocked. */
  enabled: boolean;
  /** Blocked with this many permits pending closure. */
  pendingClosureLimit: number;
  /** Blocked with this many permits approved, ended and still not closed. */
  unclosedLimit: number;
}

export const defaultQuota: QuotaSettings = { enabled: true, pendingClosureLimit: 3, unclosedLimit: 2 };

/**
 * What everyone is told of the quota before they sign in. The limits are left out where there are none to tell: while
 * they are unknown and with the switch off.
 */
export function formatQuotaAdvice(settings: QuotaSettings | undefined): string {
  const advice = 'Close your permits as soon as the work is done.';
  if (!settings?.enabled) return advice;
  const { pendingClosureLimit, unclosedLimit } = settings;
  return `${advice} With ${pendingClosureLimit} or more permits pending closure, or ${unclosedLimit} or more unclosed permits, you cannot create new ones.`;
}

/** A submitter's permits that count against their quota, by permit number. */
export interface QuotaUsage {
  pendingClosure: readonly string[];
  unclosed: readonly string[];
}

/** Why this submitter may not raise another permit, and which permits to close first; nothing when they may. */
export function checkQuota(use: QuotaUsage, settings: QuotaSettings): string | undefined {
  if (!settings.enabled) return undefined;
  if (use.pendingClosure.length >= settings.pendingClosureLimit)
    return `${message.tooManyPendingClosure(settings.pendingClosureLimit)} Permits to close: ${use.pendingClosure.join(', ')}.`;
  if (use.unclosed.length >= settings.unclosedLimit)
    return `${message.tooManyUnclosed(settings.unclosedLimit)} Permits to close: ${use.unclosed.join(', ')}.`;
  return undefined;
}

/** The permits that bring this submitter near the quota: with one more like them no further permit can be raised. */
export function listPermitsNearQuota(use: QuotaUsage, settings: QuotaSettings): readonly string[] {
  if (!settings.enabled || checkQuota(use, settings) !== undefined) return [];
  const oneBelow = (permits: readonly string[], limit: number) => (permits.length === limit - 1 ? permits : []);
  return [
    ...oneBelow(use.pendingClosure, settings.pendingClosureLimit),
    ...oneBelow(use.unclosed, settings.unclosedLimit),
  ];
}
