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
