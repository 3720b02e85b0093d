import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const file = pathToFileURL(path.join(import.meta.dirname, 'low-priority.ts')).href;

/** Prints the priorities of all threads of a process that has lowered its own. */
const program = `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerPriority } from '${file}';
  lowerPriority();
  console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))));`;

test.runIf(process.platform === 'linux')('every thread of the process has the lowest priority', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  const priorities: number[] = JSON.parse(output.toString());
  expect(priorities.length).toBeGreaterThan(4);
  expect(new Set(priorities)).toEqual(new Set([19]));
});
