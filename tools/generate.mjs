// Writes every generated file in the repository: the API's schema, the printed tables, and the web's typed
// operations. With --check it writes nothing of the web's and fails when a committed file is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateOperations, writeOperations } from '../web/codegen.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

async function staleOperations() {
  const stale = [];
  for (const [file, content] of await generateOperations()) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) stale.push(path.relative(root, file));
  }
  return stale;
}

if (process.argv.includes('--check')) {
  const stale = await staleOperations();
  for (const file of stale) console.error(`${file} is stale: run "npm run generate" and commit it.`);
  process.exit(stale.length ? 1 : 0);
}

for (const command of ['print-docs.ts', 'print-schema.ts']) {
  const file = path.join('server/src/commands', command);
  if (!existsSync(path.join(root, file))) continue;
  const printed = spawnSync(process.execPath, ['--import', 'tsx', file], { cwd: root, stdio: 'inherit' });
  if (printed.status !== 0) process.exit(printed.status ?? 1);
}
await writeOperations();
