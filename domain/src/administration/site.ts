import { formatShortList } from './group.ts';
import { phoneLength, validatePhone } from '../text/phone.ts';
import { validateText } from '../text/plain-text.ts';
import { toStoredLine } from '../text/stored-text.ts';

/** A site as an administrator enters it. */
export interface SiteDetails {
  name: string;
  code: string;
  address: string;
  /** IANA name, such as 'Asia/Singapore'. */
  timeZone: string;
  /** Whom people at the site call when somebody is hurt; empty if unknown. */
  emergencyPhone: string;
  /** Whether workers' certificates count that nobody of the site has verified. */
  countsUnverified: boolean;
}

export const siteLimits = { name: 100, code: 8, address: 300, emergencyPhone: phoneLength } as const;

const siteCodePattern = /^[a-z0-9]{2,8}$/i;

/** Converts a site code to capitals, however it was typed: the site's permit numbers begin with it. */
export function normalizeSiteCode(typed: string): string {
  return toStoredLine(typed.normalize('NFKC')).toUpperCase();
}

/**
 * Whether the name is a known IANA time zone. Offsets such as '+08:00' are not accepted: they have no clock changes.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns what is wrong with a site's code, as a sentence, or undefined when permit numbers can begin with it. */
export function validateSiteCode(code: string): string | undefined {
  if (code.trim() === '') return 'Code is required.';
  return siteCodePattern.test(normalizeSiteCode(code))
    ? undefined
    : 'Enter a code of 2 to 8 letters and digits, such as F10N. Permit numbers start with it.';
}

/** Returns what is wrong with a site, as a sentence, or undefined when it is valid. */
export function validateSite({ name, code, address, timeZone, emergencyPhone }: SiteDetails): string | undefined {
  return (
    validateText(name, { label: 'Name', maxLength: siteLimits.name, required: true, isName: true }) ??
    validateSiteCode(code) ??
    validateText(address, { label: 'Address', maxLength: siteLimits.address }) ??
    (isTimeZone(timeZone) ? undefined : 'Choose a time zone from the list, such as Asia/Singapore.') ??
    validatePhone(emergencyPhone)
  );
}

/** Why a site's code can no longer change. */
export const siteCodeRefusal = 'The code cannot change: permit numbers of this site begin with it.';

/**
 * Returns why a site cannot be deleted, or undefined when it can. Deleting it deletes its groups, including the
 * permit closers.
 */
export function checkSiteDeletion(name: string, unfinishedPermits: number): string | undefined {
  if (unfinishedPermits === 0) return undefined;
  const [permits, them] = unfinishedPermits === 1 ? ['1 permit', 'it'] : [`${unfinishedPermits} permits`, 'them'];
  return `${name} has ${permits} that ${unfinishedPermits === 1 ? 'is' : 'are'} not completed or cancelled. Close or cancel ${them} first.`;
}

/**
 * Returns why a site and its groups cannot be deleted, or undefined when no other site's permits need them. Takes the
 * numbers of those permits.
 */
export function checkSiteGroups(name: string, awaiting: readonly string[]): string | undefined {
  if (awaiting.length === 0) return undefined;
  return `Deleting ${name} also deletes its groups, and their approval is missing from ${formatShortList(awaiting, awaiting.length)}. Let them approve, or remove them from the reviewers first.`;
}
