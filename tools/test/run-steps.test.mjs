import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedFiles } from './changed-files.mjs';
import { runSteps, sum } from './run-steps.mjs';
import { quickStepsFor } from './steps.mjs';

let root;
let printed;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'eptw-steps-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** A step that runs this program. */
function step(name, program, more = {}) {
  write(`tools/${name}.mjs`, program);
  return { name, command: [`tools/${name}.mjs`], ...more };
}

const says = (text) => `console.log('${text} begins'); console.log('${text} ends');`;

/** The same, but it ends only once the file is there. */
const saysOnceThere = (text, file) => `
  import { existsSync } from 'node:fs';
  console.log('${text} begins');
  const timer = setInterval(() => {
    if (!existsSync(${JSON.stringify(path.join('tools', file))})) return;
    clearInterval(timer);
    console.log('${text} ends');
  }, 10);`;

test('the output of each of several steps stays together, under its name', async () => {
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed.push(text);
    if (text.includes('— quick')) write('tools/quick-has-ended', '');
  });
  const steps = [step('slow', saysOnceThere('slow', 'quick-has-ended')), step('quick', says('quick'))];
  const outcome = await runSteps(steps, { root, atOnce: 2 });
  expect(outcome).toEqual({ failed: undefined, passedTests: 0, failedTests: 0 });
  const headings = printed.filter((text) => text.includes('—'));
  expect(headings).toEqual(['\n— quick\nquick begins\nquick ends', '\n— slow\nslow begins\nslow ends']);
});

test('a long step is announced when it starts, and its time is printed when it ends', async () => {
  const long = step('long', '', { long: true });
  await runSteps([long, step('quick', says('quick'))], { root, atOnce: 2 });
  expect(printed[0]).toBe('\n— long');
  expect(printed).toContainEqual(expect.stringMatching(/^\n— long: \d+\.\d s$/));
  expect(printed).toContain('\n— quick\nquick begins\nquick ends');
});

test('the first failing step is named, ends the others, and nothing starts after it', async () => {
  const steps = [
    step('endless', 'setInterval(() => {}, 1_000);'),
    step('broken', "console.error('no such thing'); process.exit(1);"),
    step('never', "console.log('begun');"),
  ];
  expect(await runSteps(steps, { root, atOnce: 2 })).toMatchObject({ failed: 'broken' });
  expect(printed).toEqual(['\n— broken\nno such thing']);
});

test('tests are counted, and a runner that fails before it counts is a failure', async () => {
  const report = path.join(root, 'report.json');
  const counts = { numPassedTests: 3, numFailedTests: 0 };
  const good = step(
    'good',
    `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(report)}, '${JSON.stringify(counts)}');`,
  );
  const passed = await runSteps([{ ...good, report }], { root, atOnce: 2 });
  expect(passed).toEqual({ failed: undefined, passedTests: 3, failedTests: 0 });
  const broken = await runSteps([step('broken', 'process.exit(1);', { report })], { root, atOnce: 2 });
  expect(broken).toEqual({ failed: 'broken', passedTests: 0, failedTests: 1 });
  expect(sum(passed, broken)).toEqual({ failed: 'broken', passedTests: 3, failedTests: 1 });
});

test('changed files are those committed on a branch, uncommitted, and new', () => {
  const git = (...parameters) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...parameters], { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  for (const file of ['kept', 'committed', 'uncommitted', 'gone']) write(file, 'first');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  const since = git('rev-parse', 'HEAD').trim();
  git('checkout', '--quiet', '-b', 'branch');
  write('committed', 'second');
  git('commit', '--quiet', '--all', '--message', 'Second');
  write('uncommitted', 'second');
  write('new', 'first');
  rmSync(path.join(root, 'gone'));
  const changed = changedFiles(root);
  expect(changed.since).toBe(since);
  expect(changed.files.toSorted()).toEqual(['committed', 'new', 'uncommitted']);
});

const checksOf = (...files) =>
  quickStepsFor('reports', { files, since: 'HEAD' })
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('tests of'));

test.each([
  ['docs/glossary.md', []],
  ['web/src/main.tsx', ['types of web']],
  ['server/src/main.ts', ['types of server']],
  ['compiled-queries/src/compile-query.ts', ['compiled-queries', 'server'].map((name) => `types of ${name}`)],
  ['domain/src/message.ts', ['domain', 'server', 'web', 'e2e', 'bench'].map((name) => `types of ${name}`)],
  [
    'tsconfig.base.json',
    ['domain', 'compiled-queries', 'local-postgres', 'server', 'web', 'e2e', 'bench'].map((name) => `types of ${name}`),
  ],
])('a change of %s is compiled wherever it is imported', (file, compiled) => {
  expect(checksOf(file).filter((name) => name.startsWith('types of'))).toEqual(compiled);
});

test('a changed file is formatted, and linted if it is code', () => {
  expect(checksOf('docs/glossary.md')).not.toContain('lint');
  expect(checksOf('web/src/main.tsx')).toEqual(expect.arrayContaining(['format', 'lint', 'unused code']));
  expect(checksOf()).toEqual([]);
});
