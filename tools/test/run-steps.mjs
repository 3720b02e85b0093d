import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { countResults } from './results.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command A program, by its path in node_modules or in tools, and its arguments.
 * @property {string} [cwd] Relative to the project's folder.
 * @property {Record<string, string>} [environment]
 * @property {string} [report] Where a test runner writes its counts.
 * @property {boolean} [long] Whether it prints as it runs, because it takes minutes.
 *
 * @typedef {object} Outcome
 * @property {string} [failed] The name of the step that failed.
 * @property {number} passedTests
 * @property {number} failedTests
 */

/**
 * Runs steps, several at once, and prints the output of each under its name when it ends, that of a long one as it
 * runs. The first failure ends those still running.
 * @param {Step[]} steps
 * @param {{ root: string, node?: string, atOnce: number }} how
 * @returns {Promise<Outcome>}
 */
export async function runSteps(steps, { root, node = process.execPath, atOnce }) {
  const waiting = [...steps];
  const running = new Set();
  const outcome = { failed: undefined, passedTests: 0, failedTests: 0 };

  async function work() {
    for (let step = waiting.shift(); step && !outcome.failed; step = waiting.shift()) {
      const began = performance.now();
      if (step.long) console.log(`\n— ${step.name}`);
      if (step.report) rmSync(step.report, { force: true });
      const child = start(step, { root, node });
      running.add(child);
      const { succeeded, output } = await waitForEnd(child);
      running.delete(child);
      // Ended because another one failed.
      if (outcome.failed) return;
      if (!step.long) console.log(`\n— ${step.name}${output && `\n${output}`}`);
      if (!count(step, succeeded)) {
        outcome.failed = step.name;
        // An interrupted runner still stops the servers that it has started.
        for (const other of running) other.kill('SIGINT');
        return;
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(step.long ? `\n— ${step.name}: ${seconds} s` : `  ${seconds} s`);
    }
  }

  /** Adds the step's counts, and returns whether it passed. */
  function count({ report }, succeeded) {
    if (!report) return succeeded;
    const { passed, failed } = countResults(report);
    outcome.passedTests += passed;
    // A runner that fails before it counts anything counts as a failure too.
    outcome.failedTests += !succeeded && failed === 0 ? 1 : failed;
    return succeeded && failed === 0;
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

function start({ command, cwd = '.', environment = {}, long }, { root, node }) {
  const [program, ...parameters] = command;
  const script = program.startsWith('tools/') ? program : path.join('node_modules', program);
  const colors = !long && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  return spawn(node, [path.join(root, script), ...parameters], {
    cwd: path.join(root, cwd),
    env: { ...process.env, ...colors, ...environment },
    stdio: long ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
}

function waitForEnd(child) {
  return new Promise((resolve) => {
    let output = '';
    const gather = (chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', gather);
    child.stderr?.setEncoding('utf8').on('data', gather);
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.on('close', (code) => resolve({ succeeded: code === 0, output: output.trimEnd() }));
  });
}

/** Prints the outcome in the last lines, and ends the process. */
export function finish({ failed, passedTests, failedTests }) {
  if (failed) console.log(`\nStopped: ${failed} failed.`);
  console.log(`\n${passedTests} passed, ${failedTests} failed`);
  process.exit(failed ? 1 : 0);
}

/** Adds up two consecutive outcomes. */
export function sum(one, other) {
  return {
    failed: one.failed ?? other.failed,
    passedTests: one.passedTests + other.passedTests,
    failedTests: one.failedTests + other.failedTests,
  };
}
