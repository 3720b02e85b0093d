// `npm run check`: checks a change within a minute: static checks, and the tests of the domain, the web, the
// compiled queries and the tools. With --changed only what the branch and its uncommitted changes affect.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fail, prepare, root } from './prepare.mjs';
import { changedFiles } from './test/changed-files.mjs';
import { finish, runSteps } from './test/run-steps.mjs';
import { quickSteps, quickStepsFor, stepsAtOnce } from './test/steps.mjs';

await prepare({ builds: false }).catch(fail);
const reports = path.join(root, 'test-results');
mkdirSync(reports, { recursive: true });
const steps = process.argv.includes('--changed') ? quickStepsFor(reports, changedFiles(root)) : quickSteps(reports);
finish(await runSteps(steps, { root, atOnce: stepsAtOnce }));
