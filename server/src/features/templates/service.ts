import { message } from '@eptw/domain/message';
import { diffTemplateVersions, type VersionChange } from '@eptw/domain/template/version-changes';
import type { StreamedList } from '../../database/batches.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { AppContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPage, toRowRange, type PageArguments } from '../../graphql/paging.ts';
import {
  countVersions,
  findTemplate,
  listTemplates,
  listVersions,
  findSections,
  type TemplateFilter,
  type TemplateRow,
  type TemplateWithSections,
} from './store.ts';
import type { ListedTemplate } from './types.ts';

/**
 * Templates that are not archived, in their current version. Their sections are loaded when the first is selected.
 */
export async function listAvailableTemplates(
  { db }: AppContext,
  page: PageArguments & TemplateFilter,
): Promise<Page<ListedTemplate>> {
  const { count, items: rows } = await loadPage(page, listTemplates(db, page));
  let sectionsPromise: ReturnType<typeof findSections> | undefined;
  const loadSections = () =>
    (sectionsPromise ??= findSections(
      db,
      rows.map(({ versionId }) => versionId),
    ));
  const items = rows.map(({ versionId, ...row }) => ({
    ...row,
    sections: async () => (await loadSections()).get(versionId) ?? [],
  }));
  return { count, items };
}

/** All of the same templates, without their sections. */
export async function streamTemplates({ db }: AppContext, filter: TemplateFilter): Promise<StreamedList<TemplateRow>> {
  return listTemplates(db, filter).stream();
}

/** Child templates that are offered when a permit is created. */
export function listSpecialTemplates(context: AppContext, page: PageArguments): Promise<Page<ListedTemplate>> {
  return listAvailableTemplates(context, { ...page, showInCreatePermit: true, asParentPermit: false });
}

/** Any template, including archived ones: old permits still show theirs. */
export async function getTemplate(
  { db }: Pick<AppContext, 'db'>,
  { id, version }: { id: string; version?: number | null | undefined },
): Promise<TemplateWithSections> {
  const template = isUuid(id) ? await findTemplate(db, id, version) : undefined;
  if (!template) throw new Refusal('NOT_FOUND', message.notFound);
  return template;
}

/** A version of a template, and its differences from the one before; the first version has none. */
export interface TemplateVersion {
  template: TemplateWithSections;
  changes: VersionChange[];
}

/** A template's versions, newest first; none for an unknown template. */
export async function listTemplateVersions(
  { db }: AppContext,
  { id, ...page }: PageArguments & { id: string },
): Promise<Page<TemplateVersion>> {
  const { take, skip } = toRowRange(page);
  if (!isUuid(id)) return { count: 0, items: [] };
  // One more than the page shows, to compare the last one with.
  const [count, versions] = await Promise.all([countVersions(db, id), listVersions(db, id, take + 1, skip)]);
  const items = versions.slice(0, take).map((template, index) => {
    const before = versions[index + 1];
    return { template, changes: before ? diffTemplateVersions(before, template) : [] };
  });
  return { count, items };
}
