import { message } from '@eptw/domain/message';
import { versionChanges, type VersionChange } from '@eptw/domain/template/version-changes';
import type { WholeList } from '../../database/batches.ts';
import { isIdentifier } from '../../database/identifier.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Services } from '../../graphql/context.ts';
import { Refusal } from '../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import {
  countTemplates,
  countVersions,
  findTemplate,
  listTemplates,
  listVersions,
  sectionsOf,
  wholeTemplateList,
  type TemplateFilter,
  type TemplateRow,
  type WholeTemplate,
} from './store.ts';
import type { ListedTemplate } from './types.ts';

/** Templates that are not archived, in their current version. Their sections are read once somebody asks for any. */
export async function getTemplates(
  { db }: Services,
  page: PageArguments & TemplateFilter,
): Promise<Page<ListedTemplate>> {
  const { take, skip } = pageOf(page);
  const [count, rows] = await Promise.all([countTemplates(db, page), listTemplates(db, page, take, skip)]);
  let reading: ReturnType<typeof sectionsOf> | undefined;
  const sections = () =>
    (reading ??= sectionsOf(
      db,
      rows.map(({ versionId }) => versionId),
    ));
  const items = rows.map(({ versionId, ...row }) => ({
    ...row,
    sections: async () => (await sections()).get(versionId) ?? [],
  }));
  return { count, items };
}

/** The same templates, all of them, without their sections. */
export async function everyTemplate({ db }: Services, filter: TemplateFilter): Promise<WholeList<TemplateRow>> {
  return wholeTemplateList(db, filter);
}

/** Child templates that are offered when a permit is created. */
export function getSpecialTemplates(services: Services, page: PageArguments): Promise<Page<ListedTemplate>> {
  return getTemplates(services, { ...page, showInCreatePermit: true, asParentPermit: false });
}

/** Any template, archived ones too: old permits still show theirs. */
export async function getTemplate(
  { db }: Pick<Services, 'db'>,
  { id, version }: { id: string; version?: number | null | undefined },
): Promise<WholeTemplate> {
  const template = isIdentifier(id) ? await findTemplate(db, id, version) : undefined;
  if (!template) throw new Refusal('NOT_FOUND', message.notFound);
  return template;
}

/** A version of a template, and what it does differently from the one before. The first one does nothing differently. */
export interface TemplateVersion {
  template: WholeTemplate;
  changes: VersionChange[];
}

/** A template's versions, the newest first; none of a template that there never was. */
export async function getTemplateVersions(
  { db }: Services,
  { id, ...page }: PageArguments & { id: string },
): Promise<Page<TemplateVersion>> {
  const { take, skip } = pageOf(page);
  if (!isIdentifier(id)) return { count: 0, items: [] };
  // One more than the page shows, for the last one to be compared with.
  const [count, versions] = await Promise.all([countVersions(db, id), listVersions(db, id, take + 1, skip)]);
  const items = versions.slice(0, take).map((template, index) => {
    const before = versions[index + 1];
    return { template, changes: before ? versionChanges(before, template) : [] };
  });
  return { count, items };
}
