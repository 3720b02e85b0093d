// Cycles between rooms, direct or indirect. Type imports count here, unlike between modules: to understand one room
// of a cycle one has to read all of them.

import { findConnectedGroups } from './connected-groups.mjs';

const test = /\.(test|spec|bench)\.tsx?$|\/testing\//;

/**
 * @typedef {object} Level What counts as one room.
 * @property {string} rooms The name of its rooms.
 * @property {(file: string) => string | undefined} roomOf Undefined for files outside the rooms of this level.
 */

/**
 * Each feature is a room, and so is each folder beside features/. A file beside those folders is a separate room.
 * @type {Level}
 */
export const topLevel = {
  rooms: 'rooms',
  roomOf: (file) =>
    /^(?:server|web)\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0] ??
    /^(?:server|web|domain)\/src\/(?!features\/)[^/]+/.exec(file)?.[0],
};

/** Within a feature or a room of the domain, each folder is a room, and the top-level files together are one. @type {Level} */
export const subRoomLevel = {
  rooms: 'sub-rooms',
  roomOf(file) {
    const [, feature, room] =
      /^((?:server|web)\/src\/features\/[^/]+|domain\/src\/[^/.]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
    return feature && `${feature}/${room ?? '*'}`;
  },
};

/**
 * The shortest cycle of each group of rooms that import each other, as its edges with the imports behind each.
 * @param {import('./modules.mjs').Module[]} modules
 * @param {Level} level
 * @returns {{ from: string, to: string, imports: string[] }[][]}
 */
export function findRoomCycles(modules, { roomOf }) {
  const importsByRoom = collectImports(modules, roomOf);
  const targetsOf = (room) => [...(importsByRoom.get(room)?.keys() ?? [])];
  return findConnectedGroups([...importsByRoom.keys()], targetsOf).map((group) => {
    const targetsInGroup = (room) => targetsOf(room).filter((target) => group.includes(target));
    return findShortestCycle(group, targetsInGroup).map(([from, to]) => ({
      from,
      to,
      imports: importsByRoom.get(from).get(to),
    }));
  });
}

/** One problem for each cycle, with an import for each of its edges. @returns {string[]} */
export function roomCycleProblems(modules, level) {
  return findRoomCycles(modules, level).map((cycle) => {
    const names = [cycle[0].from, ...cycle.map(({ to }) => to)].join(' → ');
    const lines = cycle.map(({ imports: [first, ...more] }) =>
      more.length === 0 ? `  ${first}` : `  ${first}, and ${more.length} more`,
    );
    return `${names} is a cycle of ${level.rooms}, types included. Move what they share into a room below, or pass it in as an argument:\n${lines.join('\n')}`;
  });
}

/** @returns {Map<string, Map<string, string[]>>} By importing room and imported room. */
function collectImports(modules, roomOf) {
  const importsByRoom = new Map();
  for (const { file, imports } of modules) {
    const from = test.test(file) ? undefined : roomOf(file);
    if (from === undefined) continue;
    for (const { target } of imports) {
      const to = target && roomOf(target);
      if (to === undefined || to === from) continue;
      if (!importsByRoom.has(from)) importsByRoom.set(from, new Map());
      const byTarget = importsByRoom.get(from);
      byTarget.set(to, [...(byTarget.get(to) ?? []), `${file} imports ${target}`]);
    }
  }
  return importsByRoom;
}

/** The shortest cycle in a connected group, as pairs of rooms. */
function findShortestCycle(group, targetsOf) {
  return group
    .map((start) => findCycleFrom(start, targetsOf))
    .reduce((shortest, cycle) => (cycle.length < shortest.length ? cycle : shortest));
}

/** Breadth first, so that the first way back to the start is the shortest. */
function findCycleFrom(start, targetsOf) {
  const importers = new Map();
  const queue = [start];
  for (const room of queue) {
    for (const target of targetsOf(room)) {
      if (importers.has(target)) continue;
      importers.set(target, room);
      if (target === start) return tracePath(start, importers);
      queue.push(target);
    }
  }
  return [];
}

function tracePath(start, importers) {
  const pairs = [];
  let to = start;
  do {
    const from = importers.get(to);
    pairs.unshift([from, to]);
    to = from;
  } while (to !== start);
  return pairs;
}
