import path from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { openWithoutMigrating, openDatabase, type OpenDatabase } from '../database/open.ts';
import type { AppContext } from '../app-context.ts';
import { createLog } from '../observability/log.ts';

/** What a command works with. */
interface CommandContext {
  config: Config;
  database: OpenDatabase;
  /** Created on first use. */
  openAppContext: () => Promise<AppContext>;
}

/**
 * Runs a command on the configured database or on the embedded one, even while the program runs. Exits with 1 when
 * the work returns false, and with 2 and one sentence when it fails.
 */
export async function runCommand(
  { skipMigrations = false }: { skipMigrations?: boolean },
  work: (workplace: CommandContext) => Promise<boolean>,
): Promise<void> {
  try {
    const config = readConfig();
    // Log lines about the database starting would bury the result.
    const log = createLog({ logLevel: 'warn' });
    const database = await (skipMigrations ? openWithoutMigrating : openDatabase)(config, log);
    const closers: (() => Promise<void>)[] = [];
    const openAppContext = async () => {
      // Loads most of the program, which not every command needs.
      const { createAppContext } = await import('./create-app-context.ts');
      const options = { db: database.db, connectionSettings: database.settings, clock: () => new Date(), config, log };
      const parts = await createAppContext(options);
      closers.push(parts.close);
      return parts.context;
    };
    try {
      process.exitCode = (await work({ config, database, openAppContext })) ? 0 : 1;
    } finally {
      for (const close of closers) await close();
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

/**
 * The folder given to the command. It must be an absolute path, because npm runs commands in another folder than the
 * user's.
 */
export function readFolderArgument(command: string): string {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || !path.isAbsolute(folder))
    throw new Error(`Give the absolute path of a folder: npm run ${command} -w server -- /srv/backups/monday`);
  return path.normalize(folder);
}
