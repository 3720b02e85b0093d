import { message } from '@eptw/domain/message';
import { Refusal } from '../../../refusal.ts';
import type { TemplateVersion } from '../../filled-forms/form-rows.ts';
import type { ChosenSite, ReferenceLookup } from './store.ts';

/** The chosen site, which must be one of the submitter's sites. Throws the refusal. */
export function requireSite<Site extends ChosenSite>({ site }: { site: Site | null }, siteId: string): Site {
  if (siteId === '') throw new Refusal('BAD_INPUT', message.selectSite);
  if (!site) throw new Refusal('NOT_FOUND', 'You are not assigned to this site. Choose another one.');
  return site;
}

/** Refuses a discipline that does not exist or is archived. */
export function requireDiscipline({ hasDiscipline }: Pick<ReferenceLookup, 'hasDiscipline'>): void {
  if (!hasDiscipline) throw new Refusal('NOT_FOUND', 'This discipline is not available. Choose another one.');
}

/** Refuses an owner who is not an approved member of staff. */
export function requireOwner({ staff }: Pick<ReferenceLookup, 'staff'>, ownerId: string): void {
  if (!staff.some(({ id }) => id === ownerId))
    throw new Refusal('NOT_FOUND', 'This host / system owner is not available. Choose another one.');
}

/** The version of the chosen template, which must be one that can be raised on its own. Throws the refusal. */
export function requireParentTemplate(version: TemplateVersion | undefined): TemplateVersion {
  if (!version || version.archived)
    throw new Refusal('NOT_FOUND', 'This permit type is not available. Choose another one.');
  if (!version.asParentPermit)
    throw new Refusal(
      'BAD_INPUT',
      `'${version.title}' can only be attached to another permit. Choose another permit type.`,
    );
  return version;
}
