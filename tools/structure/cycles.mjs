import { findConnectedGroups } from './connected-groups.mjs';

/**
 * Cycles of imports between the modules of one package, each once, as the files along it. Type imports do not count:
 * they are gone when the program runs.
 * @param {import('./modules.mjs').Module[]} modules
 * @returns {string[][]}
 */
export function findCycles(modules) {
  const importsOf = new Map(
    modules.map(({ file, imports }) => [
      file,
      imports.filter((imported) => imported.target && !imported.typeOnly).map((imported) => imported.target),
    ]),
  );
  const cycles = [];
  const finished = new Set();
  const path = [];

  function visit(file) {
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    if (finished.has(file)) return;
    path.push(file);
    for (const target of importsOf.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  }

  for (const file of importsOf.keys()) visit(file);
  return cycles;
}

/**
 * Groups of modules that import each other, types included: to understand one of a group one has to read all of it.
 * @param {import('./modules.mjs').Module[]} modules
 * @returns {string[][]}
 */
export function findCircles(modules) {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]));
  return findConnectedGroups([...importsOf.keys()], (file) => importsOf.get(file));
}

/**
 * Circles that are not known, and known ones that are not there any more, one sentence each. A known circle may lose
 * files, but not gain any.
 * @param {import('./modules.mjs').Module[]} modules
 * @param {readonly (readonly string[])[]} known The files of each circle that is tolerated.
 */
export function circleProblems(modules, known) {
  const circles = findCircles(modules);
  const isKnown = (circle) => known.some((files) => circle.every((file) => files.includes(file)));
  const inCircles = new Set(circles.flat());
  return [
    ...circles
      .filter((circle) => !isKnown(circle))
      .map(
        (circle) =>
          `${circle.join(', ')} import each other in a circle, types included. Move what they share into a separate file.`,
      ),
    ...known
      .flat()
      .filter((file) => !inCircles.has(file))
      .map(
        (file) =>
          `${file} is in no circle any more. Take it out of knownCircles in tools/structure/known-exceptions.mjs.`,
      ),
  ];
}
