// The paths and links in documents must lead somewhere.
import path from 'node:path';

/** The folders of the project whose files documents name. */
export const projectFolders = [
  ...['content', 'domain', 'compiled-queries', 'local-postgres', 'server', 'web', 'e2e', 'bench'],
  ...['tools', 'docs', 'deploy'],
];
/** Documents name the rooms of both sides without the folders above them. */
const above = ['server/src', 'web/src'];
const inCode = /`([^`\s]+)`/g;
const link = /\]\(([^)#\s]+)[^)]*\)/g;
/** '<noun>', '*' or '…' stands for a name, and so does 'NNNN' for a number. */
const standsForName = /[<>*…{}$]|NNNN/;

/**
 * The paths and links of a document that lead nowhere, one sentence each.
 * @param {string} document Its path in the project.
 * @param {string} text Markdown.
 * @param {(file: string) => boolean} exists Whether the project has a file or folder.
 */
export function deadPathProblems(document, text, exists) {
  const paths = [...text.matchAll(inCode)].map(([, name]) => name).filter((name) => !standsForName.test(name));
  const dead = [
    ...paths.filter((name) => projectFolders.some((folder) => name.startsWith(`${folder}/`)) && !exists(name)),
    ...paths.filter((name) => name.startsWith('features/') && !above.some((folder) => exists(`${folder}/${name}`))),
  ];
  const links = [...text.matchAll(link)].map(([, target]) => target).filter((target) => !/^[a-z]+:/.test(target));
  const broken = links.filter((target) => !exists(path.posix.join(path.posix.dirname(document), target)));
  return [...new Set([...dead, ...broken])].map((name) => `leads to ${name}, which does not exist. Name what does.`);
}
