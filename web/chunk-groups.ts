import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { nameSheet } from './antd-styles/components.ts';

/** Screens that are used together: each belongs to the first area whose pattern it matches. */
const areas: Readonly<Record<string, RegExp>> = {
  public: /\/features\/sessions\/screens\//,
  ahead: /\/app\/read-ahead[.]ts$/,
  layout: /\/app\/layout\/layout[.]tsx$/,
  view: /\/app\/screens\/permit-view[.]tsx$/,
  review: /\/app\/screens\/permit-review[.]tsx$/,
  forms: /\/features\/permits\/screens\/(create|draft)-(child-permit|permit|view|review)[.]tsx$/,
  drafts: /\/features\/permits\/screens\/draft-list[.]tsx$/,
  work: /\/features\/work\/screens\//,
  muster: /\/features\/muster\/screens\/muster-(list|sites)[.]tsx$/,
  lists: /\/features\/permits\/screens\//,
  templates: /\/features\/templates\/screens\//,
  others: /\/features\/[^/]+\/screens\//,
};

/** The areas that everyone has loaded with the first list, in this order. */
const commonAreas: readonly string[] = ['public', 'ahead', 'layout', 'lists'];

const isOurs = (id: string) => /\/(web|domain)\/src\//.test(id);
/** The service worker is a program of its own; it shares no file with the pages. */
const isWorker = (id: string) => /\/service-worker\/(worker|server-addresses)[.]ts$/.test(id);
const isIcon = (id: string) => id.includes('/lucide-react/');

/** From the ids of modules. */
const knownAreas = new Map<string, readonly string[]>();

/** Returns the areas that load a module at once, not only when something on a screen asks for it. */
function findAreas(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const known = knownAreas.get(id);
  if (known) return known;
  const own = Object.keys(areas).find((area) => areas[area]?.test(id)) ?? [];
  const importing = graph.getModuleInfo(id)?.importers.flatMap((importer) => findAreas(importer, graph)) ?? [];
  const found = [...new Set([own, importing].flat())].toSorted((one, other) => one.localeCompare(other));
  knownAreas.set(id, found);
  return found;
}

/**
 * What the page of a permit shares with one of these is in one file for each, the first that applies: exactly by the
 * areas that use it, it would be in a dozen files of a kilobyte.
 */
const sharedWithPermit: readonly string[] = ['others', 'forms', 'work', 'muster', 'templates'];

/**
 * Our own modules share a file with those that the same areas use, or with the first common area. An area's modules
 * import only modules that the area uses too, and what is shared with more areas comes first in the lists above: so
 * these files never import each other in a circle. The bundler decides about modules that only the other screens use.
 */
function nameOwnFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  const found = findAreas(id, graph);
  const common = commonAreas.find((area) => found.includes(area));
  if (common) return common;
  if (found.includes('view') || found.includes('review')) {
    const shared = sharedWithPermit.find((area) => found.includes(area));
    if (shared) return `permit-and-${shared}`;
    return found.length === 2 ? 'permit' : found.join('-');
  }
  return found.some((area) => area !== 'others') ? found.join('-') : null;
}

const sources = path.join(import.meta.dirname, 'src');

/** 'CirclePause' → 'circle-pause', as its file is called. */
const toIconFile = (icon: string) =>
  icon
    .trim()
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();

/**
 * Icon → our modules that use it. All of them import the one module of the package, so the graph does not say which
 * icons a screen needs.
 */
function findIconUsers(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx$/.test(file)) continue;
    const module = path.join(sources, file);
    const imports = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(module, 'utf8'))?.[1] ?? '';
    for (const icon of imports.split(',').map(toIconFile)) users.set(icon, [...(users.get(icon) ?? []), module]);
  }
  return users;
}

let iconUsers: Map<string, string[]> | undefined;

/** Icons that the first list needs are in one file; the others go with the page of a permit, or in a second file. */
function nameIconFile(id: string, graph: Rolldown.ChunkingContext): string {
  iconUsers ??= findIconUsers();
  const users = iconUsers.get(path.basename(id, path.extname(id))) ?? [];
  const found = new Set(users.flatMap((user) => findAreas(user, graph)));
  if (found.size === 0 || commonAreas.some((area) => found.has(area))) return 'icons';
  return [...found].every((area) => area === 'view' || area === 'review') ? 'permit' : 'more-icons';
}

/** The number of screens from which on a package's module counts as common, so that loading it with any is no waste. */
const minShareCount = 25;

/** What the pages before signing in need of the packages. */
const publicPackages = /\/antd\/es\/alert\/|\/@ant-design\/icons|\/@rc-component\/util\/|\/@babel\/runtime\//;

/** The layers that a screen loads before its own files, the lowest first. */
const layers: Rolldown.CodeSplittingGroup[] = [
  { name: nameSheet, debugName: 'styles', test: (id) => nameSheet(id) !== null },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'start', tags: ['$initial'], test: (id) => !isWorker(id) },
  { name: 'public-packages', test: publicPackages, minShareCount, includeDependenciesRecursively: false },
  { name: nameIconFile, debugName: 'icons', test: isIcon },
  { name: 'common', test: (id) => !isOurs(id), minShareCount, includeDependenciesRecursively: false },
  { name: nameOwnFile, debugName: 'our own', test: isOurs, includeDependenciesRecursively: false },
];

/**
 * Which modules share a file. If every shared module had its own file, a screen would load a hundred files, each with
 * a kilobyte of headers. `bench/page-load/weights.ts` bounds what the first pages load.
 */
export const chunkGroups = layers.map((group, index) => ({ ...group, priority: layers.length - index }));
