// Rooms that need each other, directly or around several corners. Unlike modules, rooms are held apart by types as well:
// who reads one of them has to read them all.

const test = /\.(test|spec|bench)\.tsx?$|\/testing\//;

/**
 * @typedef {object} Level What counts as one room.
 * @property {string} name
 * @property {(file: string) => string | undefined} roomOf Undefined for files that are in no room of this level.
 */

/**
 * A feature is a room, and so is each folder beside features/. A file that stands beside the folders is a room of its own.
 * @type {Level}
 */
export const featureLevel = {
  name: 'features',
  roomOf: (file) =>
    /^(?:server|web)\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0] ??
    /^(?:server|web|domain)\/src\/(?!features\/)[^/]+/.exec(file)?.[0],
};

/** Within a feature, each folder is a room, and its top-level files are one together. @type {Level} */
export const subRoomLevel = {
  name: 'sub-rooms',
  roomOf(file) {
    const [, feature, room] = /^((?:server|web)\/src\/features\/[^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
    return feature && (room ? `${feature}/${room}` : `${feature}/*`);
  },
};

/**
 * The shortest circle through each group of rooms that need each other, as the imports that close it.
 * @param {import('./modules.mjs').Module[]} modules
 * @param {Level} level
 * @returns {{ from: string, to: string, imports: string[] }[][]}
 */
export function findRoomCycles(modules, { roomOf }) {
  const arrows = arrowsBetween(modules, roomOf);
  const targetsOf = (room) => [...(arrows.get(room)?.keys() ?? [])];
  return tangles([...arrows.keys()], targetsOf).map((tangle) =>
    shortestCircle(tangle, (room) => targetsOf(room).filter((target) => tangle.includes(target))).map(([from, to]) => ({
      from,
      to,
      imports: arrows.get(from).get(to),
    })),
  );
}

/** One sentence for each circle. @returns {string[]} */
export function roomCycleProblems(modules, level) {
  return findRoomCycles(modules, level).map((circle) => {
    const way = [circle[0].from, ...circle.map(({ to }) => to)].join(' → ');
    const closing = circle.map(
      ({ imports }) => `  ${imports[0]}${imports.length > 1 ? `, and ${imports.length - 1} more` : ''}`,
    );
    return `${way} go round in a circle of ${level.name}, types included. Move what is shared below both, or hand it in:\n${closing.join('\n')}`;
  });
}

/** @returns {Map<string, Map<string, string[]>>} The imports from room to room. */
function arrowsBetween(modules, roomOf) {
  const arrows = new Map();
  for (const { file, imports } of modules) {
    const from = test.test(file) ? undefined : roomOf(file);
    if (from === undefined) continue;
    for (const { target } of imports) {
      const to = target && roomOf(target);
      if (to === undefined || to === from) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      const targets = arrows.get(from);
      targets.set(to, [...(targets.get(to) ?? []), `${file} imports ${target}`]);
    }
  }
  return arrows;
}

/** Groups of rooms of which each leads to each: the strongly connected components with more than one member. */
function tangles(rooms, targetsOf) {
  const reachable = new Map(rooms.map((room) => [room, reach(room, targetsOf)]));
  const placed = new Set();
  return rooms.flatMap((room) => {
    if (placed.has(room)) return [];
    const tangle = rooms.filter((other) => reachable.get(room).has(other) && reachable.get(other).has(room));
    tangle.forEach((member) => placed.add(member));
    return tangle.length > 0 ? [tangle] : [];
  });
}

/** Everything that can be come to from a room, itself only around a circle. */
function reach(room, targetsOf) {
  const found = new Set();
  const next = [...targetsOf(room)];
  for (let target = next.pop(); target !== undefined; target = next.pop()) {
    if (found.has(target)) continue;
    found.add(target);
    next.push(...targetsOf(target));
  }
  return found;
}

/** The shortest way round within a tangle, as pairs of rooms. */
function shortestCircle(tangle, targetsOf) {
  const circles = tangle.map((start) => circleFrom(start, targetsOf));
  return circles.reduce((shortest, circle) => (circle.length < shortest.length ? circle : shortest));
}

function circleFrom(start, targetsOf) {
  const cameFrom = new Map();
  const queue = [start];
  for (const room of queue) {
    for (const target of targetsOf(room)) {
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, room);
      if (target === start) return wayBack(start, cameFrom);
      queue.push(target);
    }
  }
  return [];
}

function wayBack(start, cameFrom) {
  const way = [];
  let to = start;
  do {
    const from = cameFrom.get(to);
    way.unshift([from, to]);
    to = from;
  } while (to !== start);
  return way;
}
