/**
 * Groups of nodes that can all reach each other, each with more than one node: the strongly connected components, by
 * Tarjan. Groups and their members are in the order of `nodes`.
 * @template Node
 * @param {readonly Node[]} nodes
 * @param {(node: Node) => Iterable<Node>} targetsOf
 * @returns {Node[][]}
 */
export function findConnectedGroups(nodes, targetsOf) {
  const known = new Set(nodes);
  /** The number of each node in the order of visits, and the lowest one that its part of the path leads back to. */
  const numbers = new Map();
  const lowest = new Map();
  const open = [];
  const isOpen = new Set();
  const groupOf = new Map();

  function visit(node) {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node));
    open.push(node);
    isOpen.add(node);
    for (const target of targetsOf(node)) {
      if (!known.has(target)) continue;
      if (!numbers.has(target)) visit(target);
      if (isOpen.has(target)) lowest.set(node, Math.min(lowest.get(node), lowest.get(target)));
    }
    if (lowest.get(node) !== numbers.get(node)) return;
    for (const member of open.splice(open.indexOf(node))) {
      isOpen.delete(member);
      groupOf.set(member, node);
    }
  }

  nodes.forEach((node) => numbers.has(node) || visit(node));
  const groups = new Map();
  for (const node of nodes) groups.set(groupOf.get(node), [...(groups.get(groupOf.get(node)) ?? []), node]);
  return [...groups.values()].filter((group) => group.length > 1);
}
