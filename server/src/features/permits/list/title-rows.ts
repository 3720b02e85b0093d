import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connect.ts';

/** What a list shows of the template version that a form was filled in on. */
export interface FormTitle {
  code: string;
  title: string;
  type: string;
}

/** Published versions never change. */
const titleCache = new LRUCache<string, FormTitle>({ max: 5_000 });

/** The titles of template versions, by their ids. */
export async function loadFormTitles(
  db: Database,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, FormTitle>> {
  const titles = new Map<string, FormTitle>();
  const missingIds = new Set<string>();
  for (const id of new Set(versionIds)) {
    const title = titleCache.get(id);
    if (title) titles.set(id, title);
    else missingIds.add(id);
  }
  if (missingIds.size > 0) {
    const rows = await db
      .selectFrom('template_version')
      .select(['id', 'code', 'title', 'type'])
      .where('id', 'in', [...missingIds])
      .execute();
    for (const { id, ...title } of rows) {
      titleCache.set(id, title);
      titles.set(id, title);
    }
  }
  return titles;
}
