import { spawn } from 'node:child_process';

/**
 * Runs a program and resolves when it has succeeded. Its output is captured, and becomes part of the error when it
 * fails.
 */
export function runQuietly(command, parameters, { cwd, environment = process.env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${parameters.join(' ')} failed (${signal ?? code}):\n${output.trim()}`));
    });
  });
}

/** Runs npm: the one that started this process if it was npm, else the one on the path. */
export function runNpm(parameters, { cwd }) {
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return runQuietly(process.execPath, [npm, ...parameters], { cwd });
  return runQuietly('npm', parameters, { cwd });
}
