import { availableParallelism } from 'node:os';
import path from 'node:path';

const prettier = [
  ...['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--ignore-unknown'],
  // By content: a checkout changes all modification times.
  ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
];
const oxlint = ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'];

const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file);
/** Files that every package depends on. */
const isForAll = (file) => /^[^/]*\.json$|\/package\.json$/.test(file);

/** The packages that a package imports modules from. */
const imports = {
  domain: ['domain'],
  'compiled-queries': ['compiled-queries'],
  'local-postgres': ['local-postgres'],
  server: ['server', 'domain', 'compiled-queries', 'local-postgres'],
  // Its component tests check accessibility with the functions of e2e.
  web: ['web', 'domain', 'e2e'],
  e2e: ['e2e', 'domain'],
  bench: ['bench', 'domain', 'local-postgres'],
};

/**
 * Checks that do not run the product. Programs are given by their path in node_modules. `changed` returns the command
 * for these changed files only, or undefined if they do not affect the check; without it the check always runs,
 * because it takes a moment.
 */
const staticChecks = [
  { name: 'format', command: [...prettier, '.'], changed: (files) => [...prettier, ...files] },
  {
    name: 'lint',
    command: oxlint,
    changed: (files) => files.some(isCode) && [...oxlint, ...files.filter(isCode)],
  },
  { name: 'structure', command: ['tools/check-structure.mjs'] },
  { name: 'lock file', command: ['tools/check-lock.mjs'] },
  { name: 'generated files', command: ['tools/generate.mjs', '--check'] },
  ...Object.entries(imports).map(([name, imported]) => {
    // Checks again what differs in content since the last time, and whatever that affects.
    const known = ['--incremental', '--tsBuildInfoFile', `.cache/types/${name}.json`];
    const command = ['typescript/bin/tsc', '-p', name, ...known];
    const concerns = (file) => isForAll(file) || imported.some((folder) => file.startsWith(`${folder}/`));
    return { name: `types of ${name}`, command, changed: (files) => files.some(concerns) && command };
  }),
  { name: 'unused code', command: ['knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'] },
];

function vitest(room, { reports, more = [], environment = {}, name = `tests of ${room}`, file = room }) {
  const report = path.join(reports, `${file}.json`);
  const command = [
    ...['vitest/vitest.mjs', 'run', '--root', room, ...more],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  return { name, report, command, environment };
}

/** Their tests need neither a server nor a browser. */
const quickRooms = ['domain', 'web', 'compiled-queries', 'tools'];

/** Static checks and the tests that need neither a server nor a browser, longest first. */
export function quickSteps(reports) {
  return [...quickRooms.map((room) => vitest(room, { reports })), ...staticChecks];
}

/**
 * The same for changes: tests that import a file that differs from that commit, and checks of these files, where they
 * apply.
 */
export function quickStepsFor(reports, { files, since }) {
  const more = ['--changed', since, '--passWithNoTests'];
  const checks = staticChecks.flatMap(({ name, command, changed = () => command }) => {
    const narrowed = files.length > 0 && changed(files);
    return narrowed ? [{ name, command: narrowed }] : [];
  });
  return [...quickRooms.map((room) => vitest(room, { reports, more })), ...checks];
}

/** The tests that take minutes, longest first. At once, because those of the server mostly wait. */
export function longSteps(reports) {
  return [browserTests(reports), serverTests(reports), componentTests(reports), vitest('local-postgres', { reports })];
}

/** The tests that depend on the Node version that the program runs on. */
export function nodeSteps(reports) {
  const rooms = ['domain', 'compiled-queries', 'local-postgres'];
  return [...rooms.map((room) => vitest(room, { reports })), { ...serverTests(reports), long: true }];
}

/** Uses the build that was just made for the programs they start. */
const serverTests = (reports) => vitest('server', { reports, environment: { EPTW_TEST_BUILT: 'on' } });

function componentTests(reports) {
  const more = ['--config', 'vitest.browser.config.ts'];
  return vitest('web', { reports, more, name: 'tests of components in the browser', file: 'components' });
}

function browserTests(reports) {
  const report = path.join(reports, 'e2e.json');
  return {
    name: 'tests in the browser',
    report,
    command: ['@playwright/test/cli.js', 'test'],
    cwd: 'e2e',
    long: true,
    environment: { EPTW_TEST_REPORT: report },
  };
}

/** How many of the quick steps run at once. Some of them use two processors themselves. */
export const stepsAtOnce = Math.min(4, Math.max(2, availableParallelism()));
