import { readFile } from 'node:fs/promises';
import type { Page } from '../../graphql/payloads.ts';
import type { AppContext } from '../../app-context.ts';
import { toRowRange, type PageArguments } from '../../graphql/paging.ts';
import { parseChangeLog, type ChangeLog } from './parse-change-log.ts';

/** An application deployed without its change log has no releases. */
async function readChangeLog(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Every release, newest first. */
export async function listAllReleases({ changeLogFile }: AppContext): Promise<Page<ChangeLog>> {
  const items = parseChangeLog(await readChangeLog(changeLogFile));
  return { count: items.length, items };
}

/** A page of releases, newest first. */
export async function listReleases(context: AppContext, page: PageArguments): Promise<Page<ChangeLog>> {
  const { take, skip } = toRowRange(page);
  const { count, items } = await listAllReleases(context);
  return { count, items: items.slice(skip, skip + take) };
}
