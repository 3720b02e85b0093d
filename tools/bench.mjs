// `npm run bench`, or `npm run bench -- list` for those whose name contains a word: one benchmark after the other,
// since two at once would disturb each other. They get what follows the words: `npm run bench page-load -- --base main`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fail, prepare, root } from './prepare.mjs';

await prepare().catch(fail);
const parameters = process.argv.slice(2);
const options = parameters.findIndex((parameter) => parameter.startsWith('--'));
const words = options === -1 ? parameters : parameters.slice(0, options);
const passedOn = options === -1 ? [] : parameters.slice(options);
const benchmarks = readdirSync(path.join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort();
if (benchmarks.length === 0) fail(`No benchmark is called ${words.join(' or ')}.`);

const missed = [];
for (const name of benchmarks) {
  console.log(`\n— ${name.replace('.bench.ts', '')}`);
  const run = spawnSync(process.execPath, ['--import', 'tsx', path.join('bench', name), ...passedOn], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) missed.push(name);
}
if (missed.length > 0) fail(`\nMissed its bound: ${missed.join(', ')}`);
