/**
 * Modules of one package that import each other in a circle, each circle once, as the files along it.
 * Types alone make no circle: they are gone when the program runs.
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
