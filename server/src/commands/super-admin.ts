import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { makeSuperAdmin } from '../features/settings/setup/super-admin.ts';
import { createLog } from '../log.ts';
import { createServices } from '../services.ts';

/*
 * Makes somebody a Super Admin, in the database that the settings name or in the embedded one: for the first start, and
 * for an installation that nobody can administer any more. Prints the link under which they choose a password.
 */
try {
  const [email, name] = process.argv.slice(2);
  if (email === undefined || name === undefined)
    throw new Error('Say whom: npm run super-admin -w server -- you@example.com "Your Name"');
  const config = readConfig();
  // Lines about the database starting would drown the link.
  const log = createLog({ logLevel: 'warn' });
  const database = await openDatabase(config, log);
  const ground = { db: database.db, connectionSettings: database.settings, clock: () => new Date(), config, log };
  try {
    const { services, close } = await createServices(ground);
    const link = await makeSuperAdmin(services, email, name).finally(close);
    process.stdout.write(`${email} is Super Admin and chooses a password, within an hour, at\n${link}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
