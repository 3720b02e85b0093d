import { findConnectedGroups } from './connected-groups.mjs';

/**
 * The circles in which modules import each other, types included, one sentence each: to understand one of a circle one
 * has to read all of it.
 * @param {import('./modules.mjs').Module[]} modules
 */
export function circleProblems(modules) {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]));
  const circles = findConnectedGroups([...importsOf.keys()], (file) => importsOf.get(file));
  return circles.map(
    (circle) =>
      `${circle.join(', ')} import each other in a circle, types included. Move what they share into a separate file.`,
  );
}
