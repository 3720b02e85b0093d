import { createSuperAdmin } from '../features/users/super-admin/service.ts';
import { runCommand } from '../app/run-command.ts';

/*
 * Makes a user a Super Admin, in the configured database or the embedded one: for the first start, and for an
 * installation that nobody can administer any more. Prints the link with which they choose a password.
 */
await runCommand({}, async ({ openAppContext: context }) => {
  const [email, name] = process.argv.slice(2);
  if (email === undefined || name === undefined)
    throw new Error('Usage: npm run super-admin -w server -- you@example.com "Your Name"');
  const link = await createSuperAdmin(await context(), email, name);
  process.stdout.write(`${email} is Super Admin and chooses a password, within an hour, at\n${link}\n`);
  return true;
});
