// `npm test`: everything that must pass, cheapest first. Stops at the first step that fails and names it. The last
// line sums what the test runners counted. With TEST_NODE=24 it runs the tests that depend on Node, and they alone, on
// that version instead: the check before a release.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail, prepare, root } from './prepare.mjs';
import { installNode } from './prepare/other-node.mjs';
import { checks, suites } from './test/steps.mjs';
import { countResults } from './test/results.mjs';

const reports = path.join(root, 'test-results');
const counts = { passed: 0, failed: 0 };

function run({ command, cwd = '.', environment = {} }) {
  const [program, ...parameters] = command;
  const script = program.startsWith('tools/') ? program : path.join('node_modules', program);
  const finished = spawnSync(node, [path.join(root, script), ...parameters], {
    cwd: path.join(root, cwd),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  if (finished.error) console.error(finished.error.message);
  return finished.status === 0;
}

function finish(failedStep) {
  if (failedStep) console.log(`\nStopped: ${failedStep} failed.`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(failedStep ? 1 : 0);
}

/** Runs the step under a heading and ends everything when it fails. */
function step(name, work) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  const passed = work();
  if (!passed) finish(name);
  console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

await prepare().catch(fail);
const { TEST_NODE: otherNode } = process.env;
const node = otherNode ? await installNode(root, otherNode).catch(fail) : process.execPath;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const check of otherNode ? [] : checks) step(check.name, () => run(check));

for (const suite of otherNode ? suites.filter(({ dependsOnNode }) => dependsOnNode) : suites) {
  step(suite.name, () => {
    const report = path.join(reports, `${suite.report}.json`);
    const passed = run(suite.runner(report));
    const counted = countResults(report);
    counts.passed += counted.passed;
    counts.failed += counted.failed;
    // A runner that breaks before it counts anything is a failure too.
    if (!passed && counted.failed === 0) counts.failed += 1;
    return passed && counted.failed === 0;
  });
}
finish();
