import { formatShortList } from './group.ts';
import { validateText } from '../text/plain-text.ts';

/** A site as an administrator describes it. */
export interface SiteDetails {
  name: string;
  code: string;
  address: string;
  /** IANA name, such as 'Asia/Singapore'. */
  timeZone: string;
}

export const siteLimits = { name: 100, code: 8, address: 300 } as const;

const siteCodePattern = /^[a-z0-9]{2,8}$/i;

/** Every permit number of the site begins with its code, in capitals whatever was typed. */
export function normalizeSiteCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether clocks are known for this name. Offsets such as '+08:00' are none: they know no clock changes. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What is wrong with a site's code, as a sentence; nothing when permit numbers can begin with it. */
export function validateSiteCode(code: string): string | undefined {
  if (code.trim() === '') return 'Code is required.';
  return siteCodePattern.test(code.trim())
    ? undefined
    : 'Enter a code of 2 to 8 letters and digits, such as F10N. Permit numbers start with it.';
}

/** What is wrong with a site, as a sentence; nothing when it can be kept. */
export function validateSite({ name, code, address, timeZone }: SiteDetails): string | undefined {
  return (
    validateText(name, { label: 'Name', maxLength: siteLimits.name, required: true }) ??
    validateSiteCode(code) ??
    validateText(address, { label: 'Address', maxLength: siteLimits.address }) ??
    (isTimeZone(timeZone) ? undefined : 'Choose a time zone from the list, such as Asia/Singapore.')
  );
}

/** Why a site's code may not change any more. */
export const siteCodeRefusal = 'The code cannot change: permit numbers of this site begin with it.';

/** Why a site may not be deleted; nothing when it may. Its groups would go with it, and with them those who close permits. */
export function checkSiteDeletion(name: string, unfinishedPermits: number): string | undefined {
  if (unfinishedPermits === 0) return undefined;
  const [permits, them] = unfinishedPermits === 1 ? ['1 permit', 'it'] : [`${unfinishedPermits} permits`, 'them'];
  return `${name} has ${permits} that ${unfinishedPermits === 1 ? 'is' : 'are'} not completed or cancelled. Close or cancel ${them} first.`;
}

/** Why a site may not go with its groups; nothing when none of them is needed elsewhere. Takes the permits' numbers. */
export function checkSiteGroups(name: string, awaiting: readonly string[]): string | undefined {
  if (awaiting.length === 0) return undefined;
  return `Deleting ${name} also deletes its groups, and their approval is missing from ${formatShortList(awaiting, awaiting.length)}. Let them approve, or remove them from the reviewers first.`;
}
