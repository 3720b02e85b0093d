// `npm test`: everything that must pass, cheapest first: static checks beside the quick tests, then the server's
// beside the browser's. Stops at the first step that fails and names it. The last line adds up the test runners'
// counts. With TEST_NODE=24 it runs only the tests that depend on Node, on that version: the check before a release.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fail, prepare, root } from './prepare.mjs';
import { installNode } from './prepare/other-node.mjs';
import { finish, runSteps, sum } from './test/run-steps.mjs';
import { longSteps, quickSteps, stepsAtOnce, nodeSteps } from './test/steps.mjs';

await prepare().catch(fail);
const reports = path.join(root, 'test-results');
mkdirSync(reports, { recursive: true });

const { TEST_NODE: otherNode } = process.env;
if (otherNode) {
  const node = await installNode(root, otherNode).catch(fail);
  finish(await runSteps(nodeSteps(reports), { root, node, atOnce: 1 }));
}
const quick = await runSteps(quickSteps(reports), { root, atOnce: stepsAtOnce });
if (quick.failed) finish(quick);
finish(sum(quick, await runSteps(longSteps(reports), { root, atOnce: 2 })));
