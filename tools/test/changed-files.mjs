import { execFileSync } from 'node:child_process';

/**
 * The files changed since this branch left the main one, in its commits or uncommitted, including new ones but not
 * deleted ones; and that commit, or the last one if there is no main branch to compare with.
 * @returns {{ since: string, files: string[] }}
 */
export function changedFiles(root) {
  const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const linesOf = (text) => text.split('\n').filter((line) => line !== '');
  const since = ['origin/main', 'main', 'HEAD'].map((branch) => mergeBase(git, branch)).find(Boolean);
  const changed = linesOf(git('diff', '--name-only', '--no-renames', '--diff-filter=d', since));
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'));
  return { since, files: [...new Set([...changed, ...added])] };
}

function mergeBase(git, branch) {
  try {
    return git('merge-base', 'HEAD', branch);
  } catch {
    return undefined;
  }
}
