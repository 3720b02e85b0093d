const tsc = 'typescript/bin/tsc';

/** What is checked without running the product. Programs are named by their place in node_modules. */
export const checks = [
  { name: 'format', command: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'structure', command: ['tools/check-structure.mjs'] },
  { name: 'lock file', command: ['tools/check-lock.mjs'] },
  { name: 'generated files', command: ['tools/generate.mjs', '--check'] },
  ...['domain', 'server', 'web', 'e2e', 'bench'].map((name) => ({
    name: `types of ${name}`,
    command: [tsc, '-p', name],
  })),
  { name: 'unused code', command: ['knip/bin/knip.js'] },
];

function vitest(room) {
  return {
    name: `tests of ${room}`,
    report: room,
    runner: (report) => ({
      command: [
        ...['vitest/vitest.mjs', 'run', '--root', room],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
    }),
  };
}

/**
 * The tests, each with the runner that writes its report to a file, and whether they depend on the version of Node that
 * the program runs on.
 */
export const suites = [
  { ...vitest('domain'), dependsOnNode: true },
  { ...vitest('web'), dependsOnNode: false },
  { ...vitest('tools'), dependsOnNode: false },
  { ...vitest('server'), dependsOnNode: true },
  {
    name: 'tests in the browser',
    report: 'e2e',
    dependsOnNode: false,
    runner: (report) => ({
      command: ['@playwright/test/cli.js', 'test'],
      cwd: 'e2e',
      environment: { EPTW_TEST_REPORT: report },
    }),
  },
];
