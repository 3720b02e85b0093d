import { message } from '@eptw/domain/message';
import { diffTemplateVersions, type VersionChange } from '@eptw/domain/template/changes/version-changes';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
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
  findContents,
  findWorkPolicies,
  type TemplateFilter,
  type TemplateRow,
  type TemplateWithContents,
} from './store.ts';
import type { ListedTemplate } from './types.ts';

/**
 * Templates that are not archived, in their current version. Their contents and policies are loaded when those of the
 * first are selected.
 */
export async function listAvailableTemplates(
  { db }: AppContext,
  page: PageArguments & TemplateFilter,
): Promise<Page<ListedTemplate>> {
  const { count, items: rows } = await loadPage(page, listTemplates(db, page));
  let contentsPromise: ReturnType<typeof findContents> | undefined;
  const loadContents = () =>
    (contentsPromise ??= findContents(
      db,
      rows.map(({ versionId }) => versionId),
    ));
  let policiesPromise: ReturnType<typeof findWorkPolicies> | undefined;
  const loadPolicies = () =>
    (policiesPromise ??= findWorkPolicies(
      db,
      rows.map(({ versionId }) => versionId),
    ));
  const items = rows.map(({ versionId, ...row }) => ({
    ...row,
    contents: async () => (await loadContents()).get(versionId) ?? { sections: [] },
    policy: async () => (await loadPolicies()).get(versionId),
  }));
  return { count, items };
}

/** All of the same templates, without their contents. */
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
): Promise<TemplateWithContents> {
  const template = isUuid(id) ? await findTemplate(db, id, version) : undefined;
  if (!template) throw new Refusal('NOT_FOUND', message.notFound);
  return template;
}

/** The work policies of those of these template versions that have one, by version id. */
export async function loadWorkPolicies(
  { db }: Pick<AppContext, 'db'>,
  versionIds: readonly string[],
): Promise<Map<string, WorkPolicy>> {
  return findWorkPolicies(db, versionIds);
}

/** A version of a template, and its differences from the one before; the first version has none. */
export interface TemplateVersion {
  template: TemplateWithContents;
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
