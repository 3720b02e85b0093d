import { message } from '@eptw/domain/message';
import { isIdentifier } from '../../database/identifier.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Services } from '../../graphql/context.ts';
import { Refusal } from '../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { countTemplates, findTemplate, listTemplates, type TemplateFilter } from './store.ts';
import type { Template } from './types.ts';

/** Templates that are not archived, in their current version. */
export async function getTemplates({ db }: Services, page: PageArguments & TemplateFilter): Promise<Page<Template>> {
  const { take, skip } = pageOf(page);
  const [count, items] = await Promise.all([countTemplates(db, page), listTemplates(db, page, take, skip)]);
  return { count, items };
}

/** Child templates that are offered when a permit is created. */
export function getSpecialTemplates(services: Services, page: PageArguments): Promise<Page<Template>> {
  return getTemplates(services, { ...page, showInCreatePermit: true, asParentPermit: false });
}

/** Any template, archived ones too: old permits still show theirs. */
export async function getTemplate(
  { db }: Services,
  { id, version }: { id: string; version?: number | null | undefined },
): Promise<Template> {
  const template = isIdentifier(id) ? await findTemplate(db, id, version) : undefined;
  if (!template) throw new Refusal('NOT_FOUND', message.notFound);
  return template;
}
